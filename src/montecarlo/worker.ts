/** The entry of a worker thread: the pool calls the default export with one shard at a time. */
export { runShard as default } from './shard.ts';
