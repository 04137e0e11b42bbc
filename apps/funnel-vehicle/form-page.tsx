/** Placeholder of the form until the lines arrive. */
export function Component() {
  return <h1>Trafik sigortası teklifi</h1>;
}
