import type { Answer, CheckContext, ListField as Declared, Option, Row } from '@emsal/lines/kit/grammar/field';

export interface ListFieldProps {
  name: string;
  field: Declared;
  value: Answer | undefined;
  options: readonly Option[];
  form: CheckContext;
  error?: string;
  onChange: (rows: readonly Row[]) => void;
}
