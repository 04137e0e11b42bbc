import type { UploadKind } from '@emsal/validation/upload/upload';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { filePdfIcon, imageIcon, trashIcon } from '../icon/icons';
import styles from './upload.module.css';
import { uploadTexts as texts } from './upload.texts';

export interface UploadedFile {
  name: string;
  /** Same-origin URL of an image. */
  preview?: string;
}

/** Preview of a local file as a data URL: the content security policy allows no blob URL. */
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

interface UploadedFilePreviewProps {
  kind: UploadKind;
  given: UploadedFile;
  /** The file selected on this device, shown until the server returns its own preview. */
  chosen: File | undefined;
  onRemove?: () => void;
}

/** The uploaded file: preview or icon, name, and a remove button. */
export function UploadedFilePreview({ kind, given, chosen, onRemove }: UploadedFilePreviewProps) {
  const localPreview = usePreview(chosen);
  const picture = given.preview ?? localPreview;
  return (
    <div className={styles.uploaded}>
      {picture ? (
        <img className={styles.preview} src={picture} alt="" />
      ) : (
        <Icon of={kind === 'pdf' ? filePdfIcon : imageIcon} size={32} />
      )}
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
