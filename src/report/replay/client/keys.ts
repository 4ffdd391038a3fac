const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'round-back',
  PageDown: 'round-forward',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  z: 'close-up',
  Z: 'close-up',
  Escape: 'deselect',
};

/** What a key does, unless the element that has the focus has its own use for it. */
export function keyAction({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (altKey || ctrlKey || metaKey) return null;
  const action = KEYS[key] ?? null;
  if (!(target instanceof Element)) return action;
  if (target.matches('select, input[type=radio]') && action !== 'deselect') return null;
  if (key === ' ' && target.matches('button, summary')) return null;
  return action;
}
