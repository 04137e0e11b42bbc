import styles from './upload.module.css';
import { uploadTexts as texts } from './upload.texts';

/** A native progress bar with the file name. */
export function UploadProgress({ name, percent }: { name: string | undefined; percent: number }) {
  return (
    <div className={styles.sending}>
      <span className={styles.name}>{texts.sending(name)}</span>
      <span className={styles.percent}>{texts.percent(percent)}</span>
      <progress className={styles.progress} aria-label={texts.sending(name)} max={100} value={percent} />
    </div>
  );
}
