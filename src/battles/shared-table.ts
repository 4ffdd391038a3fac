import type { TableSpec } from '../skirmish/spec.ts';
import { type SharedTable, TableMap } from '../skirmish/table/table-map.ts';

const known = new WeakMap<TableSpec, SharedTable>();

/** The map of a table, worked out once for each: sight and paths between all cells take a while. */
export function sharedTable(spec: TableSpec): SharedTable {
  const table = known.get(spec) ?? TableMap.of(spec).share();
  known.set(spec, table);
  return table;
}
