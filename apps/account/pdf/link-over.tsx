import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { Link } from '@emsal/ui/link/link';
import { pdfTexts as texts } from './pdf.texts';

export const LinkOver = ({ isOver }: { isOver: boolean }) => (
  <EmptyState
    level={1}
    title={isOver ? texts.over : texts.unreachable}
    actions={
      <>
        <Link variant="button" href={texts.signInPath}>
          {texts.signIn}
        </Link>
        <Link variant="line" href={phoneHref(brand.phones.sales)}>
          {texts.call}
        </Link>
      </>
    }
  >
    <p>{isOver ? texts.overText : texts.unreachableText}</p>
  </EmptyState>
);
