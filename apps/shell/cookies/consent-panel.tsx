/** The panel with the current choice. The API records a new one in the consent log and sets the cookie that the tracker reads. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createClient } from '@emsal/api/client';
import { allowedPurposes, cookiePurposes, cookieTextVersion } from '@emsal/platform/consent/cookie-consent';
import { usePage } from '@emsal/platform/page';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { CookiePanel } from '@emsal/ui/cookie-panel/cookie-panel';
import { necessaryPurpose, purposeTexts } from './cookies.texts';

const purposes = [necessaryPurpose, ...cookiePurposes.map((key) => ({ key, ...purposeTexts[key] }))];

/** Withdrawn consent deletes the identifiers that it allowed. */
function forgetVisitor(): void {
  for (const entry of [cookieTable.uniqueUserId, cookieTable.referer])
    browserCookies.write({ ...entry, maxAge: 0 }, '');
}

interface ConsentPanelProps {
  onClose: () => void;
  onSaved: (isSaved: boolean) => void;
}

/** Rendered outside the footer, whose dark theme it would inherit. */
export function ConsentPanel({ onClose, onSaved }: ConsentPanelProps) {
  const { transport, cookie } = usePage();
  const [allowed] = useState(() => allowedPurposes(cookie(cookieTable.cookieConsent.name)));
  const save = async (chosen: readonly string[]) => {
    const given = cookiePurposes.filter((purpose) => chosen.includes(purpose));
    const reply = await createClient(transport).command('POST consent/savecookies', {
      textVersion: cookieTextVersion,
      purposes: given,
    });
    if (reply.isSuccess && !given.includes('measurement')) forgetVisitor();
    onSaved(reply.isSuccess);
  };
  return createPortal(
    <CookiePanel open onClose={onClose} purposes={purposes} allowed={allowed} onSave={(chosen) => void save(chosen)} />,
    document.body,
  );
}
