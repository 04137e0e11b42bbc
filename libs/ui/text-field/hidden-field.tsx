import type { Ref } from 'react';

interface HiddenFieldProps {
  name: string;
  value: string;
  ref?: Ref<HTMLInputElement>;
  /** Its value is on its way. */
  'data-waiting'?: boolean;
}

/** A value that a form sends and nobody types. */
export const HiddenField = (props: HiddenFieldProps) => <input type="hidden" {...props} />;
