/** Sends a chosen file at once and hands it in. One after the other: a browser keeps one file that was not handed in yet. */
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import { createClient } from '@emsal/api/client';
import { entryFilePath, sendFileTo } from '@emsal/api/send-file';
import { usePage } from '@emsal/platform/page';
import { useRef, useState } from 'react';
import { documentsTexts as texts } from './documents.texts';

export type NeededFile = NeededFiles['files'][number];

/** A file that is on its way, or did not arrive. */
export interface Sending {
  file: File;
  /** Absent once it failed. */
  percent?: number;
  failure?: string;
}
type SendingById = Readonly<Record<string, Sending | undefined>>;

export function useSentFiles(hash: string, needed: NeededFiles) {
  const { transport } = usePage();
  const [files, setFiles] = useState(needed.files);
  const [sending, setSending] = useState<SendingById>({});
  const queue = useRef(Promise.resolve());
  const tell = (fileId: string, state: Sending | undefined) => setSending((last) => ({ ...last, [fileId]: state }));

  const handIn = async ({ fileId, purpose }: NeededFile, file: File) => {
    const onProgress = (percent: number) => tell(fileId, { file, percent });
    const sent = await sendFileTo(transport, { path: entryFilePath(purpose), file }, { onProgress });
    if (!sent.isSuccess) return { failure: sent.fields?.[purpose] ?? texts.interrupted };
    const save = { fileId, uploadId: sent.result.uploadId, name: file.name.slice(-200) };
    const saved = await createClient(transport).command('POST selfservice/formdata/SaveCustomerNeededFiles', {
      hash,
      files: [save],
    });
    if (!saved.isSuccess) return { failure: saved.message };
    setFiles(saved.result.files);
    return null;
  };
  const send = (needs: NeededFile, file: File): void => {
    tell(needs.fileId, { file, percent: 0 });
    queue.current = queue.current.then(async () => {
      const failed = await handIn(needs, file);
      tell(needs.fileId, failed ? { file, ...failed } : undefined);
    });
  };
  return { files, sending, send };
}
