import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import styles from './change-checkboxes.module.css';

interface ChangeCheckboxesProps {
  title: string;
  options: readonly { key: string; label: string; isOn: boolean }[];
  onToggle: (key: string) => void;
}

/** Checkboxes of what is included in the price; nothing when there is no choice. */
export const ChangeCheckboxes = ({ title, options, onToggle }: ChangeCheckboxesProps) =>
  options.length > 0 && (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {options.map(({ key, label, isOn }) => (
        <Checkbox key={key} id={`change-${key}`} label={label} checked={isOn} onChange={() => onToggle(key)} />
      ))}
    </fieldset>
  );
