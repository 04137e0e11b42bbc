import { NeededFileRow } from './needed-file-row';
import { documentsTexts as texts } from './documents.texts';
import styles from './needed-files.module.css';
import { useSentFiles, type HandedIn, type NeededFile } from './use-sent-files';

interface FileRowsProps {
  files: readonly NeededFile[];
  /** @returns its message when it did not succeed */
  handIn: (sent: HandedIn) => Promise<string | null>;
}

/** Every file with where it stands; what is missing or was returned is sent from its row. */
export function FileRows({ files, handIn }: FileRowsProps) {
  const { sending, send } = useSentFiles(handIn);
  return (
    <ul className={styles.files} aria-label={texts.list}>
      {files.map((needs) => (
        <NeededFileRow key={needs.fileId} {...{ needs, send }} sending={sending[needs.fileId]} />
      ))}
    </ul>
  );
}
