import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { questionIcon } from '../icon/icons';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Name of the button: 'Muafiyet nedir?'. */
  label: string;
  /** One or two sentences, nothing that is required to continue. */
  children: string;
}

/** A short explanation on hover, focus and press; Escape hides it (WCAG 1.4.13). At the bottom on narrow screens. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <span className={styles.anchor} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <Button
        variant="icon"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        <Icon of={questionIcon} size={20} />
      </Button>
      <span id={id} role="tooltip" data-ground="ink" className={classNames(styles.tip, open && styles.open)}>
        {children}
      </span>
    </span>
  );
}
