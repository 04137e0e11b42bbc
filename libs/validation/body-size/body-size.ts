/** Height in centimetres and weight in kilograms, of infants too. */
import { readWholeNumber } from '../numeric/whole-number';
import { pass, refusal, type Verdict } from '../verdict';
import { bodySizeMessages } from './body-size-messages';

export type BodySizeCode = keyof typeof bodySizeMessages;

const refuse = refusal(bodySizeMessages);
const bounds = { height: [30, 250], weight: [2, 300] } as const;

const within =
  (size: keyof typeof bounds) =>
  (input: string): Verdict<string, BodySizeCode> => {
    const read = readWholeNumber(input);
    const [least, most] = bounds[size];
    if (read === undefined) return refuse('notNumeric');
    return read >= least && read <= most ? pass(String(read)) : refuse(size);
  };

export const height = within('height');
export const weight = within('weight');

/** Weight by height, kg/m². */
export const bodyMassIndex = (centimetres: number, kilograms: number): number => kilograms / (centimetres / 100) ** 2;
