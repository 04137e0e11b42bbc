/** A form of a content page as data. Values are texts as typed; a tick is `1` or empty, a date `1985-4-12`, a file its id. */
import type { EntryPurpose } from '@emsal/api/calls/entry';
import type { Envelope } from '@emsal/api/envelope';
import type { SelectOption } from '@emsal/ui/select/select';
import type { TextFieldProps } from '@emsal/ui/text-field/text-field';
import type { MaskKind } from '@emsal/ui/masked-field/masks';
import type { UploadKind } from '@emsal/validation/upload/upload';

export type Values = Readonly<Record<string, string>>;
/** Messages by field, in the order of the fields; empty when all are valid. */
export type Errors = Readonly<Record<string, string>>;

interface NamedField {
  name: string;
  label: string;
  hint?: string;
  optional?: true;
  /** Whether it is asked; always when absent. */
  when?: (values: Values) => boolean;
  /** Belongs to the answer above it. */
  isInset?: true;
}
interface TextInput extends NamedField {
  kind: 'text';
  input?: Pick<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'prefix' | 'suffix' | 'width' | 'capitals'
  >;
}
interface Choice extends NamedField {
  kind: 'select' | 'radios';
  /** A description stands on the card of a radio only. */
  options: ReadonlyArray<{ value: string; label: string; description?: string }>;
  /** Of radios. */
  layout?: 'pair';
}
/** Words of a tick, some of them links. */
export type AgreementWords = ReadonlyArray<string | { text: string; href: string }>;

export type FormField =
  | TextInput
  | Choice
  | (NamedField & { kind: 'area'; maxLength: number })
  /** A long list, searched by typing. */
  | (NamedField & { kind: 'combobox'; options: readonly SelectOption[] })
  | (NamedField & { kind: 'date'; autoComplete?: 'bday' })
  | (NamedField & { kind: 'tick' })
  /** Formatted when it is left: plate, telephone, identity number. */
  | (NamedField & { kind: 'masked'; mask: MaskKind; autoComplete?: string })
  /** Texts that were read or accepted; without words, that the information notice was read. */
  | { kind: 'agreement'; name: string; words?: AgreementWords }
  | (NamedField & { kind: 'file'; accepts: UploadKind; purpose: EntryPurpose });

export interface ContentForm {
  fields: readonly FormField[];
  /** @param today `YYYY-MM-DD` in Istanbul */
  check: (values: Values, today: string) => Errors;
  /** Accessible name of the form. */
  label: string;
  submit: string;
  /** What it does cannot be undone. */
  isFinal?: true;
  /** Before the ids of its fields, where another form of the page has fields of the same names. */
  ids?: string;
}

export const fieldId = ({ ids }: Pick<ContentForm, 'ids'>, name: string): string => (ids ? `${ids}-${name}` : name);

export type Send = (values: Values) => Promise<Envelope<unknown>>;
