import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import styles from './accordion.module.css';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

/** Questions under each other; any number may stand open. The first is open when `firstOpen`. */
export function Accordion({ items, firstOpen = false }: { items: readonly AccordionItem[]; firstOpen?: boolean }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={question} summary={question} open={firstOpen && index === 0}>
          <div className={styles.answer}>{answer}</div>
        </Disclosure>
      ))}
    </div>
  );
}
