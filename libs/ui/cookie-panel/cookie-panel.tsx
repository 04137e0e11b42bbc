import { useState } from 'react';
import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import styles from './cookie-panel.module.css';
import { cookiePanelTexts as texts } from './cookie-panel.texts';

export interface CookiePurpose {
  key: string;
  label: string;
  description: string;
  /** Required by the site: shown, but not optional. */
  isNecessary?: boolean;
}

export interface CookiePanelProps {
  open: boolean;
  onClose: () => void;
  purposes: readonly CookiePurpose[];
  /** Keys allowed before; empty on the first visit, nothing is preselected. */
  allowed: readonly string[];
  onSave: (allowed: readonly string[]) => void;
}

/** Cookie preferences. Refusing takes as few presses as allowing. */
export function CookiePanel({ open, onClose, purposes, allowed, onSave }: CookiePanelProps) {
  const [chosen, setChosen] = useState(allowed);
  const optional = purposes.filter(({ isNecessary }) => !isNecessary).map(({ key }) => key);
  const toggle = (key: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, key] : before.filter((other) => other !== key)));
  return (
    <BottomSheet
      open={open}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onSave(chosen)}>{texts.save}</Button>
          <Button variant="line" onClick={() => onSave([])}>
            {texts.none}
          </Button>
          <Button variant="line" onClick={() => onSave(optional)}>
            {texts.all}
          </Button>
        </>
      }
    >
      <p>{texts.intro}</p>
      <ul>
        {purposes.map(({ key, label, description, isNecessary }) => (
          <li key={key} className={styles.purpose}>
            {isNecessary ? (
              <>
                <p className={styles.label}>
                  {label} <span className={styles.always}>{texts.always}</span>
                </p>
                <p className={styles.description}>{description}</p>
              </>
            ) : (
              <Checkbox
                id={`cookie-${key}`}
                label={<span className={styles.label}>{label}</span>}
                hint={description}
                checked={chosen.includes(key)}
                onChange={(isOn) => toggle(key, isOn)}
              />
            )}
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
