import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import marks from './mark.module.css';
import styles from './step-menu.module.css';
import { stepMenuTexts as texts } from './step-menu.texts';

export interface StepMenuItem {
  key: string;
  label: string;
  state: 'completed' | 'active' | 'empty';
  href?: string;
}

export interface StepMenuProps {
  title: string;
  /** Whole percent of the completed steps. */
  percent: number;
  groups: readonly { label: string; items: readonly StepMenuItem[] }[];
  /** Renders a step's link, for the router's own link. */
  renderLink?: (href: string, label: ReactNode) => ReactNode;
}

const markOf = { completed: marks.done, active: marks.now, empty: undefined } as const;

const plainLink = (href: string, label: ReactNode) => <a href={href}>{label}</a>;

function Item({ item, renderLink }: { item: StepMenuItem; renderLink: NonNullable<StepMenuProps['renderLink']> }) {
  const { label, state, href } = item;
  const words = (
    <>
      {label}
      {state === 'completed' && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
    </>
  );
  return (
    <li
      className={classNames(styles.item, styles[state], marks.mark, markOf[state])}
      aria-current={state === 'active' ? 'step' : undefined}
    >
      {href && state !== 'active' ? renderLink(href, words) : <span>{words}</span>}
    </li>
  );
}

/** The steps of a form beside it, with the state of each. */
export function StepMenu({ title, percent, groups, renderLink = plainLink }: StepMenuProps) {
  return (
    <nav aria-label={texts.label}>
      <p className={styles.head}>
        <strong>{title}</strong> <span className={styles.percent}>{texts.percentDone(percent)}</span>
      </p>
      <ol className={styles.groups}>
        {groups.map((group) => (
          <li key={group.label}>
            <p className={styles.group}>{group.label}</p>
            <ol>
              {group.items.map((item) => (
                <Item key={item.key} {...{ item, renderLink }} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
