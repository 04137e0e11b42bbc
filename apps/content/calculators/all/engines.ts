/** Engine sizes as the tax tables part them. */
import type { SelectField } from '../kit/field';

export interface Engine {
  drive: 'combustion' | 'electric';
  /** Inside the row: cubic centimetres or kilowatts. */
  size: number;
}

/** `b1300`: combustion of 1300 cm³; `e70`: electric of 70 kW. */
export const engineOf = (value: string): Engine => ({
  drive: value.startsWith('e') ? 'electric' : 'combustion',
  size: Number(value.slice(1)),
});

const withThousands = (size: number): string =>
  size > 999 ? `${Math.floor(size / 1000)}.${String(size % 1000).padStart(3, '0')}` : String(size);

function options(letter: 'b' | 'e', bounds: readonly number[]): SelectField['options'] {
  const [unit, name] = letter === 'e' ? ['kW', 'Elektrikli, '] : ['cm³', ''];
  const last = bounds.at(-1)!;
  return [
    ...bounds.map((bound, at) => ({
      value: `${letter}${bound}`,
      label:
        at === 0
          ? `${name}${withThousands(bound)} ${unit} ve altı`
          : `${name}${withThousands(bounds[at - 1]! + 1)}–${withThousands(bound)} ${unit}`,
    })),
    { value: `${letter}${last + 1}`, label: `${name}${withThousands(last + 1)} ${unit} ve üstü` },
  ];
}

export const engineField = (combustion: readonly number[], electric: readonly number[]): SelectField => ({
  kind: 'select',
  name: 'motor',
  label: 'Motor',
  options: [...options('b', combustion), ...options('e', electric)],
  initial: `b${combustion[0]}`,
});
