import type { Block } from '@emsal/api/calls/cms/blocks';
import { imagePath, imageWidths, type ImageFormat } from '@emsal/api/image-path';
import styles from './blocks.module.css';

type ImageBlock = Extract<Block, { kind: 'image' }>;

/** As wide as the column of text. */
const sizes = '(min-width: 768px) 720px, 100vw';

const filesOf = ({ id, width }: ImageBlock['picture'], format: ImageFormat): string =>
  imageWidths(width)
    .map((one) => `${imagePath({ id, width: one, format })} ${one}w`)
    .join(', ');

/** Width and height keep its place until it has come, which is when it nears the window. */
export const Image = ({ picture, alt, caption }: ImageBlock) => {
  const { id, width, height } = picture;
  return (
    <figure className={styles.figure}>
      <picture>
        <source type="image/avif" srcSet={filesOf(picture, 'avif')} sizes={sizes} />
        <img
          className={styles.image}
          src={imagePath({ id, width, format: 'webp' })}
          srcSet={filesOf(picture, 'webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
