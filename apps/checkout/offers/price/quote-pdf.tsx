import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { InputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { filePdfIcon } from '@emsal/ui/icon/icons';
import { useState } from 'react';
import { openTab } from '@emsal/platform/navigation/open-document';
import { useProductOfPath } from '../../visit/use-product';
import { CallFailure } from '../../visit/call-failure';
import { quotePdfTexts as texts } from './quote-pdf.texts';
import styles from './quote-pdf.module.css';

type Language = NonNullable<InputOf<'POST quoterequestapi/offer/DownloadQuotePdf'>['language']>;

const inTurkish: readonly Language[] = ['tr'];
const inAll: readonly Language[] = ['tr', 'en', 'de'];

interface QuotePdfProps {
  visitId: VisitId;
  offer: Pick<Offer, 'quoteHeaderId' | 'productId' | 'firmName' | 'documents'>;
}

/** Downloads the quote as PDF, in several languages with a QR code where the insurer offers it. */
export function QuotePdf({ visitId, offer: { quoteHeaderId, productId, firmName, documents } }: QuotePdfProps) {
  const { transport } = usePage();
  const line = useProductOfPath();
  const [failed, setFailed] = useState<string>();
  const languages = documents.includes('multilingualQrPdf') ? inAll : inTurkish;
  const open = async (language: Language): Promise<void> => {
    const request = { visitId, quoteHeaderId, productId, language };
    const reply = await createClient(transport).command('POST quoterequestapi/offer/DownloadQuotePdf', request);
    setFailed(reply.isSuccess ? undefined : reply.message);
    if (reply.isSuccess) openTab(reply.result.url);
  };
  return (
    <div className={styles.pdf}>
      {languages.map((language) => (
        <Button
          key={language}
          variant="quiet"
          aria-label={texts.nameOf(texts.languages[language], firmName)}
          onClick={() => void open(language)}
        >
          <Icon of={filePdfIcon} size={20} /> {texts.languages[language]}
        </Button>
      ))}
      {line && <CallFailure line={line} message={failed} />}
    </div>
  );
}
