import { FieldGroup } from '../field/field';
import type { FieldProps } from '../field/field-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './flat-picker.module.css';
import { flatPickerTexts as texts } from './flat-picker.texts';

export interface Flat {
  code: string;
  name: string;
  /** 0 is the entrance floor. */
  floor: number;
  /** A shop is drawn and cannot be chosen. */
  isHome: boolean;
}

export interface FlatPickerProps extends FieldProps {
  name: string;
  flats: readonly Flat[];
  value: string;
  onChange: (code: string) => void;
}

/** From the highest floor down. */
const floorsOf = (flats: readonly Flat[]) =>
  [...Map.groupBy(flats, ({ floor }) => floor)].sort(([one], [other]) => other - one);

/** The independent sections of a building as a picture of it: each flat is a radio at its floor. */
export function FlatPicker({ name, flats, value, onChange, ...field }: FlatPickerProps) {
  return (
    <FieldGroup {...field}>
      <div className={styles.building}>
        {floorsOf(flats).map(([floor, sections]) => (
          <div key={floor} className={styles.floor}>
            <span className={styles.level} aria-hidden="true">
              {texts.floor(floor)}
            </span>
            <div className={styles.flats}>
              {sections.map((flat) => (
                <Section key={flat.code} {...{ name, flat, onChange }} id={field.id} isChosen={flat.code === value} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

interface SectionProps extends Pick<FlatPickerProps, 'name' | 'onChange'> {
  id: string;
  flat: Flat;
  isChosen: boolean;
}

function Section({ id, name, flat, isChosen, onChange }: SectionProps) {
  if (!flat.isHome) return <span className={styles.other}>{flat.name}</span>;
  return (
    <label className={styles.flat} data-ring>
      <input
        type="radio"
        id={`${id}-${flat.code}`}
        name={name}
        value={flat.code}
        checked={isChosen}
        onChange={() => onChange(flat.code)}
      />
      {flat.name}
      <VisuallyHidden>{texts.atFloor(flat.floor)}</VisuallyHidden>
    </label>
  );
}
