import { cx } from '../../ui/index.ts';
import styles from './Picture.module.css';

interface Props {
  src: string;
  /** The same with twice the pixels. */
  twice: string;
  /** Cut for a phone, with twice the pixels, where the whole would be too small to read. */
  phone?: string;
  /** Of `src`, in pixels. */
  size: readonly [width: number, height: number];
  alt: string;
  title: string;
  text: string;
  wide?: boolean;
}

/** A tool as it is, and what it is good for. */
export function Picture({ src, twice, phone, size, alt, title, text, wide = false }: Props) {
  const [width, height] = size;
  return (
    <figure className={cx(styles.figure, wide && styles.wide)}>
      <picture className={cx(styles.frame, phone !== undefined && styles.cut)}>
        {phone !== undefined && <source media="(max-width: 700px)" srcSet={phone} />}
        <img
          src={src}
          srcSet={`${src} ${width}w, ${twice} ${2 * width}w`}
          sizes={wide ? '(max-width: 1280px) 94vw, 1200px' : '(max-width: 760px) 92vw, 584px'}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}
