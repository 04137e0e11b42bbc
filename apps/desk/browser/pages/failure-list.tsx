/** The reasons against publishing a version, each leading to its blocks. */
import type { PublicationFailure } from '@emsal/api/desk/content-shapes';
import { deskTexts } from '../desk.texts';
import { elementIdOf } from '../editor/block-element-id';
import styles from './page-editor.module.css';

const texts = deskTexts.page;

interface FailureListProps {
  failures: readonly PublicationFailure[];
  /** Of the version's blocks, in their order. */
  blockIds: readonly string[];
}

export function FailureList({ failures, blockIds }: FailureListProps) {
  if (failures.length === 0) return <p>{texts.passed}</p>;
  return (
    <ul className={styles.failures}>
      {failures.map(({ message, about, blocks }) => (
        <li key={message}>
          {message}
          {about.length > 0 && ` (${about.join(', ')})`}
          {blocks.map((index) => (
            <a key={index} className={styles.place} href={`#${elementIdOf(blockIds[index] ?? '')}`}>
              {texts.goToBlock(index + 1)}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
