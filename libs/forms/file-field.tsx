/** A file that is sent at once; the form keeps its id. */
import type { EntryPurpose } from '@emsal/api/calls/entry';
import { entryFilePath, sendFileTo } from '@emsal/api/send-file';
import { usePage } from '@emsal/platform/page';
import type { FieldProps } from '@emsal/ui/field/field-props';
import { HiddenField } from '@emsal/ui/text-field/hidden-field';
import { Upload } from '@emsal/ui/upload/upload';
import type { UploadKind } from '@emsal/validation/upload/upload';
import { useEffect, useRef, useState } from 'react';
import { formTexts as texts } from './form.texts';

interface FileFieldProps extends FieldProps {
  name: string;
  /** Id of a file that was sent before. */
  initial?: string | undefined;
  accepts: UploadKind;
  purpose: EntryPurpose;
}

interface Sent {
  id: string;
  fileName: string;
  percent?: number;
  failure?: string;
}
const nothing: Sent = { id: '', fileName: '' };
const sentBefore = (id: string | undefined): Sent => (id ? { id, fileName: texts.sentBefore } : nothing);

function useFile(purpose: EntryPurpose, initial: string | undefined) {
  const { transport } = usePage();
  const [sent, setSent] = useState(() => sentBefore(initial));
  const choose = async (file: File) => {
    setSent((last) => ({ ...last, percent: 0, failure: undefined }));
    const path = entryFilePath(purpose);
    const onProgress = (percent: number) => setSent((last) => ({ ...last, percent }));
    const reply = await sendFileTo(transport, { path, file }, { onProgress });
    setSent(({ id, fileName }) =>
      reply.isSuccess
        ? { id: reply.result.uploadId, fileName: file.name }
        : { id, fileName, failure: reply.fields?.[purpose] ?? reply.message },
    );
  };
  return { ...sent, choose, remove: () => setSent(nothing) };
}

/** A form reviews its errors at every input; a file is one too. @returns the ref of the field with the id */
function useToldToForm(id: string, isWaiting: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(id);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    const isNews = told.current !== id || (wasWaiting.current && !isWaiting);
    told.current = id;
    wasWaiting.current = isWaiting;
    if (isNews) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id, isWaiting]);
  return field;
}

/** A refused file leaves the earlier one in place. */
export function FileField({ name, accepts, purpose, initial, error, ...field }: FileFieldProps) {
  const { id, fileName, percent, failure, choose, remove } = useFile(purpose, initial);
  const isWaiting = percent !== undefined;
  const hidden = useToldToForm(id, isWaiting);
  return (
    <>
      <Upload
        {...field}
        kind={accepts}
        error={failure ?? (id === '' ? error : undefined)}
        given={id === '' ? undefined : { name: fileName }}
        percent={percent}
        onChoose={(file) => void choose(file)}
        onRemove={remove}
      />
      <HiddenField ref={hidden} name={name} value={id} data-waiting={isWaiting} />
    </>
  );
}
