/** Sends a chosen file at once and hands it in. One after the other: a browser keeps one file that was not handed in yet. */
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
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
/** A file whose bytes have arrived. */
export interface HandedIn {
  fileId: string;
  uploadId: string;
  name: string;
}

/** @param handIn what says where an uploaded file belongs @returns its message when it did not succeed */
export function useSentFiles(handIn: (sent: HandedIn) => Promise<string | null>) {
  const { transport } = usePage();
  const [sending, setSending] = useState<SendingById>({});
  const queue = useRef(Promise.resolve());
  const tell = (fileId: string, state: Sending | undefined) => setSending((last) => ({ ...last, [fileId]: state }));

  const upload = async ({ fileId, purpose }: NeededFile, file: File): Promise<string | null> => {
    const onProgress = (percent: number) => tell(fileId, { file, percent });
    const sent = await sendFileTo(transport, { path: entryFilePath(purpose), file }, { onProgress });
    if (!sent.isSuccess) return sent.fields?.[purpose] ?? texts.interrupted;
    return handIn({ fileId, uploadId: sent.result.uploadId, name: file.name.slice(-200) });
  };
  const send = (needs: NeededFile, file: File): void => {
    tell(needs.fileId, { file, percent: 0 });
    queue.current = queue.current.then(async () => {
      const failure = await upload(needs, file);
      tell(needs.fileId, failure === null ? undefined : { file, failure });
    });
  };
  return { sending, send };
}
