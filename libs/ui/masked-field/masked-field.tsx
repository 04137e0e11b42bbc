import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { masks, type Mask, type MaskKind } from './masks';

export interface MaskedFieldProps extends TextFieldProps {
  kind: MaskKind;
}

/**
 * A text field formatted on blur: plate, phone, identity or tax number, registration serial. `onChange` and native
 * submits carry the formatted text; validation accepts spaces, dots and dashes.
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
