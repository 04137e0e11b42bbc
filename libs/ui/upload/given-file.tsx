import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { filePdfIcon, trashIcon } from '../icon/icons';
import styles from './upload.module.css';
import { uploadTexts as texts } from './upload.texts';

export interface Given {
  name: string;
  /** Address of an image on the own origin. */
  preview?: string;
}

/** The picture of a file from the device as a data address: the content security policy allows no other. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setPreview(reader.result as string));
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
      setPreview(undefined);
    };
  }, [file]);
  return preview;
}

interface GivenFileProps {
  given: Given;
  /** What was chosen on this device, shown until the server gives its own preview. */
  chosen: File | undefined;
  onRemove?: () => void;
}

/** The file that the server has: picture or sign, name, and taking it back. */
export function GivenFile({ given, chosen, onRemove }: GivenFileProps) {
  const own = usePreview(chosen);
  const picture = given.preview ?? own;
  return (
    <div className={styles.given}>
      {picture ? <img className={styles.preview} src={picture} alt="" /> : <Icon of={filePdfIcon} size={32} />}
      <p className={styles.name} role="status">
        <strong>{given.name}</strong>
        <small>{texts.given}</small>
      </p>
      {onRemove && (
        <Button variant="icon" aria-label={texts.remove(given.name)} onClick={onRemove}>
          <Icon of={trashIcon} />
        </Button>
      )}
    </div>
  );
}
