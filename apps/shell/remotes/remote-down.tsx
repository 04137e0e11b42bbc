/** What stands in for a remote that is down: what happened and a way to try again. */
import { buttonClass } from '@emsal/ui/button/button';
import { ErrorPanel } from '../routes/error-panel';
import { remoteBoundaryTexts as texts } from './remote-boundary.texts';

/** `href` loads the page again; it works without JavaScript. */
export const RemoteDown = ({ href }: { href: string }) => (
  <ErrorPanel
    title={texts.title}
    lead={texts.lead}
    retry={
      <a className={buttonClass('primary')} href={href} data-reload="">
        {texts.retry}
      </a>
    }
  />
);
