import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useState } from 'react';
import { coverTexts as texts } from './cover.texts';

type Content = OutputOf<'GET quoterequestapi/offer/GetAssuranceDetailContent/{id}'>;

interface CoverDialogProps {
  covers: readonly { code: string; name: string }[];
  onClose: () => void;
}

/** Explanations of the covers; null while loading. Covers without one are skipped. */
function useContents(covers: CoverDialogProps['covers']): readonly Content[] | null {
  const { transport } = usePage();
  const [contents, setContents] = useState<readonly Content[] | null>(null);
  useEffect(() => {
    const client = createClient(transport);
    const coverContents = covers.map(({ code }) =>
      client.command('GET quoterequestapi/offer/GetAssuranceDetailContent/{id}', { id: code }),
    );
    void Promise.all(coverContents).then((replies) =>
      setContents(replies.flatMap((reply) => (reply.isSuccess ? [reply.result] : []))),
    );
  }, [transport, covers]);
  return contents;
}

/** Explains the covers of the filters. */
export function CoverDialog({ covers, onClose }: CoverDialogProps) {
  const contents = useContents(covers);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {contents === null && <Text>{texts.loading}</Text>}
      {contents?.length === 0 && <Notice tone="warn">{texts.failed}</Notice>}
      {contents?.map(({ id, title, paragraphs }) => (
        <Disclosure key={id} summary={title} name="cover">
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Disclosure>
      ))}
    </Dialog>
  );
}
