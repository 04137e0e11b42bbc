import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { masks, type Mask, type MaskKind } from './masks';

export interface MaskedFieldProps extends TextFieldProps {
  kind: MaskKind;
}

/**
 * A text field whose text becomes readable when it is left: plate, telephone, identity or tax number, licence serial, card.
 * `onChange` and the native submit carry the text as shown; the checks accept spaces, dots and dashes.
 */
export function MaskedField({ kind, onChange, onBlur, ...rest }: MaskedFieldProps) {
  const { format, ...native }: Mask = masks[kind];
  const leave = (event: FocusEvent<HTMLElement>) => {
    const input = event.currentTarget as HTMLInputElement;
    const shown = format(input.value);
    if (shown !== input.value) {
      input.value = shown;
      onChange?.(shown);
    }
    onBlur?.(event);
  };
  return <TextField spellCheck={false} {...native} {...rest} onChange={onChange} onBlur={leave} />;
}
