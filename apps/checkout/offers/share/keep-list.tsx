import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { forgetKeptList, keepList, type KeptList } from '@emsal/platform/storage/kept-list';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { shareTexts as texts } from './share.texts';

type Kept = 'kept' | 'forgotten';

/** Keeps the list on this device, where the home page finds it, or no longer. */
export function KeepList({ list: { name, offers, path, expiresAt } }: { list: KeptList }) {
  const { keptList } = usePage();
  const [now, setNow] = useState<Kept>();
  const isKept = (now ?? (keptList?.expiresAt === expiresAt && keptList.name === name ? 'kept' : null)) === 'kept';
  const press = (): void => {
    if (isKept) forgetKeptList();
    else keepList({ name, offers, path, expiresAt }, Date.now());
    setNow(isKept ? 'forgotten' : 'kept');
  };
  return (
    <>
      <Button variant="line" onClick={press}>
        {isKept ? texts.forget : texts.keep}
      </Button>
      {now && (
        <Notice tone={now === 'kept' ? 'good' : 'info'} live>
          {now === 'kept' ? texts.kept(formatLongDate(expiresAt), formatTime(expiresAt)) : texts.forgotten}
        </Notice>
      )}
    </>
  );
}
