/** Uploads and removes a file; the answer changes only when the server confirms it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { UploadPurpose } from '@emsal/api/calls/upload';
import { createClient } from '@emsal/api/client';
import type { Failure } from '@emsal/api/envelope';
import { sendFile } from '@emsal/api/send-file';
import { usePage } from '@emsal/platform/page';
import { useRef, useState } from 'react';

export interface Uploading {
  visitId: VisitId;
  purpose: UploadPurpose;
  /** The stored file's id and name; two empty strings when it was removed. */
  onChange: (uploadId: string, fileName: string) => void;
}

const sentence = ({ fields, message }: Failure, purpose: string): string => fields?.[purpose] ?? message;

export function useUpload({ visitId, purpose, onChange }: Uploading) {
  const { transport } = usePage();
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const store = async (file: File) => {
    setFailure(undefined);
    setPercent(0);
    const reply = await sendFile(transport, { visitId, purpose, file }, { onProgress: setPercent });
    setPercent(undefined);
    if (reply.isSuccess) onChange(reply.result.uploadId, file.name);
    else setFailure(sentence(reply, purpose));
  };
  const removeStored = async () => {
    const reply = await createClient(transport).command('POST quoterequestapi/upload/remove', { visitId, purpose });
    if (reply.isSuccess) onChange('', '');
    setFailure(reply.isSuccess ? undefined : sentence(reply, purpose));
  };
  const last = useRef(Promise.resolve());
  /** One after the other, so that the last choice is the stored one. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last.current = last.current.then(work);
    return last.current;
  };
  return {
    percent,
    failure,
    choose: (file: File) => inTurn(() => store(file)),
    remove: () => inTurn(removeStored),
  };
}
