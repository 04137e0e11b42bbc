import { useEffect } from 'react';
import { errorSummaryTexts } from './error-summary.texts';

const { titlePrefix } = errorSummaryTexts;

/** Between two pages there may be no title. */
function mark(): void {
  const { title } = document;
  if (title !== '' && !title.startsWith(titlePrefix)) document.title = titlePrefix + title;
}

/** The document's title begins with "Hata: " while something on the page has to be mended (ux 8), whoever wrote the title. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    mark();
    // A page that writes its title anew takes the prefix away.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [hasErrors]);
}
