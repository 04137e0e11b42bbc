import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Link } from '@emsal/ui/link/link';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import { formTexts } from './form.texts';

const texts = formTexts.agreement;

export const Agreement = ({ name, error }: { name: string; error: string | undefined }) => (
  <Checkbox
    id={name}
    name={name}
    value="1"
    error={error}
    label={
      <>
        <Link href={informationNoticeTexts.href} target="_blank">
          {texts.link}
        </Link>
        {texts.after}
      </>
    }
  />
);
