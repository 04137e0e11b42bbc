/** Placeholder of the offer list until it arrives. */
export function Component() {
  return <h1>Teklifler</h1>;
}
