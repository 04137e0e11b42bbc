import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import styles from './change-ticks.module.css';

interface ChangeTicksProps {
  title: string;
  ticks: readonly { key: string; label: string; isOn: boolean }[];
  onToggle: (key: string) => void;
}

/** What is in the price, a tick each; nothing where there is nothing to choose. */
export const ChangeTicks = ({ title, ticks, onToggle }: ChangeTicksProps) =>
  ticks.length > 0 && (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {ticks.map(({ key, label, isOn }) => (
        <Checkbox key={key} id={`change-${key}`} label={label} checked={isOn} onChange={() => onToggle(key)} />
      ))}
    </fieldset>
  );
