import { acceptOf, upload, type UploadKind } from '@emsal/validation/upload/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field-props';
import { UploadedFilePreview, type UploadedFile } from './uploaded-file';
import { UploadProgress } from './upload-progress';
import styles from './upload.module.css';
import { uploadTexts as texts } from './upload.texts';

export interface UploadProps extends FieldProps {
  kind: UploadKind;
  name?: string;
  /** The file stored by the server; `preview` is an image URL. */
  given?: UploadedFile;
  /** Whole percent while the caller uploads a file. */
  percent?: number;
  /** Called with a file that passed the type and size checks. */
  onChoose: (file: File) => void;
  /** Absent when the file cannot be removed. */
  onRemove?: () => void;
}

/**
 * A file input: type and size are checked before uploading; a refused file is reported at the field and the previous
 * one is kept.
 */
export function Upload({ kind, name, given, percent, onChoose, onRemove, hint, error, ...field }: UploadProps) {
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const choose = (file: File | undefined) => {
    if (!file) return;
    const verdict = upload(file, kind);
    setRefusal(verdict.ok ? undefined : verdict.message);
    if (!verdict.ok) return;
    setChosen(file);
    onChoose(file);
  };
  const input = useRef<HTMLInputElement>(null);
  const takeFile = (element: HTMLInputElement) => {
    choose(element.files?.[0]);
    // Allows selecting the same file again after a refusal.
    element.value = '';
  };
  /** A file selected before hydration. */
  const takeSelectedFile = useEffectEvent(() => {
    if (input.current?.files?.length) takeFile(input.current);
  });
  useEffect(() => takeSelectedFile(), []);
  const shown = refusal ?? error;
  return (
    <Field {...field} error={shown} hint={<Hint kind={kind}>{hint}</Hint>}>
      {(attributes) => (
        <div className={styles.upload}>
          {percent !== undefined && <UploadProgress name={chosen?.name} percent={percent} />}
          {given && percent === undefined && <UploadedFilePreview {...{ kind, given, chosen, onRemove }} />}
          <div className={classNames(styles.drop, shown && styles.wrong)} data-ring>
            <input
              {...attributes}
              type="file"
              name={name}
              className={styles.input}
              accept={acceptOf(kind)}
              ref={input}
              onChange={({ currentTarget }) => takeFile(currentTarget)}
            />
            <span className={buttonClass('line')} aria-hidden="true">
              {given || percent !== undefined ? texts.another : texts.choose}
            </span>
          </div>
        </div>
      )}
    </Field>
  );
}

function Hint({ kind, children }: { kind: UploadKind; children: FieldProps['hint'] }) {
  return (
    <>
      {children}
      {children && ' · '}
      {texts.limits[kind]}
    </>
  );
}
