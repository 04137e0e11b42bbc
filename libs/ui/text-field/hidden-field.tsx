/** A value that a form sends and nobody types. */
export const HiddenField = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);
