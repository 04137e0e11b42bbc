import { useId, type ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import styles from './accordion.module.css';

export interface AccordionItem {
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  firstOpen?: boolean;
  /** Opening one item closes the others: for long answers on small screens. */
  oneAtATime?: boolean;
}

/** A list of questions, all closed or with the first open. */
export function Accordion({ items, firstOpen = false, oneAtATime = false }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }, index) => (
        <Disclosure
          key={question}
          summary={question}
          open={firstOpen && index === 0}
          name={oneAtATime ? name : undefined}
        >
          <div className={styles.answer}>{answer}</div>
        </Disclosure>
      ))}
    </div>
  );
}
