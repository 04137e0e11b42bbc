import { acceptOf, upload, type UploadKind } from '@emsal/validation/upload/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field-props';
import { GivenFile, type Given } from './given-file';
import { Sending } from './sending';
import styles from './upload.module.css';
import { uploadTexts as texts } from './upload.texts';

export interface UploadProps extends FieldProps {
  kind: UploadKind;
  name?: string;
  /** What the server has; its preview is an image's address. */
  given?: Given;
  /** Whole percent while a file is sent; the caller sends it. */
  percent?: number;
  /** A file that passed type and size. */
  onChoose: (file: File) => void;
  /** Leave it out when the file cannot be taken back. */
  onRemove?: () => void;
}

/** One file: type and size are checked before it is sent, the refusal stands at the field and the file given before stays. */
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
  const take = (element: HTMLInputElement) => {
    choose(element.files?.[0]);
    // The same file can be chosen again after a refusal.
    element.value = '';
  };
  /** What was chosen before hydration. */
  const adopt = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  useEffect(() => adopt(), []);
  const shown = refusal ?? error;
  return (
    <Field {...field} error={shown} hint={<Hint kind={kind}>{hint}</Hint>}>
      {(attributes) => (
        <div className={styles.upload}>
          {percent !== undefined && <Sending name={chosen?.name} percent={percent} />}
          {given && percent === undefined && <GivenFile given={given} chosen={chosen} onRemove={onRemove} />}
          <div className={classNames(styles.drop, shown && styles.wrong)} data-ring>
            <input
              {...attributes}
              type="file"
              name={name}
              className={styles.input}
              accept={acceptOf(kind)}
              ref={input}
              onChange={({ currentTarget }) => take(currentTarget)}
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
