/** The files of a cancellation: accepted, looked at, or returned with what is wrong; a returned one is sent anew from its row. */
import { addFileStatus } from '@emsal/api/cancellation-statuses';
import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { FileRows } from '../documents/file-rows';
import type { HandedIn, NeededFile } from '../documents/use-sent-files';
import { trackingTexts as texts } from './tracking.texts';

const nothingMore = { hint: '', purpose: 'requestFile', name: null, bytes: null, encryptedFileId: null } as const;

const rowOf = ({ fileId, title, state, reason, changedAt }: TrackedDetail['files'][number]): NeededFile => ({
  ...nothingMore,
  title,
  reason,
  changedAt,
  isAccepted: state === 'accepted',
  fileId: fileId as NeededFile['fileId'],
  state: state === 'accepted' ? 'received' : state,
});

export function SentFiles({ detail: { encryptedCallId, files } }: { detail: TrackedDetail }) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const handIn = async ({ fileId, uploadId }: HandedIn): Promise<string | null> => {
    const input = { encryptedCallId, file: uploadId, returnedFileId: fileId, actionStatus: addFileStatus } as const;
    const reply = await client.command('POST selfservice/policy/addFileToCall', input);
    if (!reply.isSuccess) return reply.message;
    await revalidate();
    return null;
  };
  return (
    <Stack gap={16}>
      <h2>{texts.files}</h2>
      <FileRows files={files.map(rowOf)} handIn={handIn} />
    </Stack>
  );
}
