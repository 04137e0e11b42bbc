/** The footer's four sections: an exclusive accordion of native details on small screens, columns from 768 px. */
import { usePage } from '@emsal/platform/page';
import { useProductLinks, type SiteLink } from '../products/use-product-links';
import { aboutLinks, quickLinks, topicLinks } from './footer-links';
import styles from './footer-sections.module.css';
import { footerTexts as texts } from './footer.texts';

function useSections(): ReadonlyArray<{ title: string; links: readonly SiteLink[] }> {
  const { isPublished } = usePage();
  const products = useProductLinks();
  const published = (links: readonly SiteLink[]) => links.filter(({ path }) => isPublished(path));
  return [
    { title: texts.products, links: products },
    { title: texts.topics, links: published(topicLinks) },
    { title: texts.quick, links: published(quickLinks) },
    { title: texts.about, links: published(aboutLinks) },
  ].filter(({ links }) => links.length > 0);
}

export const FooterSections = () => (
  <div className={styles.sections}>
    {useSections().map(({ title, links }) => (
      <section key={title} className={styles.section}>
        <h2 className={styles.title}>{title}</h2>
        <details name="footer">
          <summary>{title}</summary>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </section>
    ))}
  </div>
);
