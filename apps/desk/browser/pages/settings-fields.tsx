/** Title, address, type and the other settings of a page. */
import { pageType, type ContentDocument, type PageChoices } from '@emsal/api/desk/content-shapes';
import { coverNames, coverOf, type CoverName } from '@emsal/api/calls/cms/covers';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { campaignTypes, pageTypes } from '@emsal/platform/content/page-types';
import { Select } from '@emsal/ui/select/select';
import { TextArea } from '@emsal/ui/text-area/text-area';
import { TextField } from '@emsal/ui/text-field/text-field';
import { deskTexts } from '../desk.texts';
import { coverTexts } from './covers.texts';
import type { DraftErrors } from './page-draft';
import styles from './page-editor.module.css';

const texts = deskTexts.page.fields;

const landingTypes: readonly string[] = ['LANDING', 'LANDING_WITH_NO_INDEX'];

const types = pageType.options.map((value) => ({ value, label: deskTexts.types[value] }));
const covers = coverNames.map((value) => ({ value, label: coverTexts[value] }));
const products = Object.values(lineFacts).map(({ id, name }) => ({ value: id, label: name }));

interface SettingsFieldsProps {
  document: ContentDocument;
  /** The landing page of a product: its address, type and product are fixed. */
  isOfProduct: boolean;
  choices: PageChoices;
  errors: DraftErrors;
  onChange: (part: Partial<ContentDocument>) => void;
}

export function SettingsFields({ document, isOfProduct, choices, errors, onChange }: SettingsFieldsProps) {
  const text = (name: 'title' | 'seoTitle' | 'slug') => ({
    id: name,
    label: texts[name],
    value: document[name],
    ...(errors[name] && { error: errors[name] }),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const choice = (name: 'category' | 'editor' | 'product') => ({
    id: name,
    label: texts[name],
    placeholder: texts.none,
    value: document[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value === '' ? null : (value as LineId) }),
  });
  const defaultCover = coverOf({ ...document, cover: undefined });
  return (
    <div className={styles.settings}>
      <TextField {...text('title')} hint={isOfProduct ? texts.productTitleHint : undefined} />
      <TextField {...text('seoTitle')} hint={texts.seoTitleHint} />
      <TextField {...text('slug')} hint={isOfProduct ? texts.productSlugHint : texts.slugHint} readOnly={isOfProduct} />
      <TextArea
        id="shortContent"
        label={texts.shortContent}
        hint={texts.shortContentHint}
        rows={3}
        value={document.shortContent}
        {...(errors.shortContent && { error: errors.shortContent })}
        onChange={(shortContent) => onChange({ shortContent })}
      />
      <Select
        id="type"
        label={texts.type}
        placeholder={null}
        options={isOfProduct ? types.filter(({ value }) => landingTypes.includes(value)) : types}
        value={document.type}
        onChange={(type) => onChange({ type: type as ContentDocument['type'] })}
      />
      {!isOfProduct && (
        <>
          <Select {...choice('category')} options={choices.categories} />
          <Select {...choice('editor')} options={choices.editors} />
          <Select {...choice('product')} options={products} />
        </>
      )}
      {defaultCover && (
        <Select
          id="cover"
          label={texts.cover}
          placeholder={texts.coverByDefault(coverTexts[defaultCover])}
          options={covers}
          value={document.cover ?? ''}
          onChange={(cover) => onChange({ cover: cover === '' ? undefined : (cover as CoverName) })}
        />
      )}
      {campaignTypes.includes(pageTypes[document.type]) && (
        <TextField
          id="campaignEndDate"
          type="date"
          label={texts.campaignEndDate}
          value={document.campaignEndDate ?? ''}
          {...(errors.campaignEndDate && { error: errors.campaignEndDate })}
          onChange={(day) => onChange({ campaignEndDate: day || null })}
        />
      )}
    </div>
  );
}
