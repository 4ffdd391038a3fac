/** The element of the page with that id. */
export function part<T extends Element = HTMLElement>(id: string): T {
  const element = document.querySelector<T>(`#${id}`);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}
