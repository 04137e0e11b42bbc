import { classNames } from '../class-names/class-names';
import { switchTexts } from './switch.texts';
import styles from './switch.module.css';

export interface SwitchProps {
  /** What it turns on: the words that are shown only say the state. */
  label: string;
  checked: boolean;
  /** Asked for; it stays as it is until `checked` says otherwise. */
  onChange: (checked: boolean) => void;
  busy?: boolean;
}

/** A setting that is stored at once. A form's answer is a `Checkbox`. */
export function Switch({ label, checked, onChange, busy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames(styles.switch, checked && styles.on)}
      onClick={() => !busy && onChange(!checked)}
    >
      <span className={styles.state}>{checked ? switchTexts.on : switchTexts.off}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  );
}
