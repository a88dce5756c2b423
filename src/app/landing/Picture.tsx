import { cx } from '../../ui/index.ts';
import styles from './Picture.module.css';

const FILES = import.meta.glob<string>('./shots/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface Props {
  /** The name of the files that `scripts/landing-shots.ts` writes. */
  shot: string;
  /** The width of one that is cut for phones, where the whole would be too small to read. */
  phone?: number;
  /** Of the picture as it is shown, in pixels; there is one with twice as many. */
  size: readonly [width: number, height: number];
  alt: string;
  title: string;
  text: string;
  wide?: boolean;
}

/** A tool as it is, and what it is good for. */
export function Picture({ title, text, wide = false, ...shot }: Props) {
  return (
    <figure className={cx(styles.figure, wide && styles.wide)}>
      {/* The one of the other theme isn't shown, and so not loaded. */}
      <Shot theme="light" wide={wide} {...shot} />
      <Shot theme="dark" wide={wide} {...shot} />
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}

type ShotProps = Omit<Props, 'title' | 'text'> & { theme: 'light' | 'dark' };

function Shot({ shot, phone, size, alt, wide, theme }: ShotProps) {
  const [width, height] = size;
  const file = (pixels: number) => FILES[`./shots/${shot}-${theme}-${pixels}.webp`];
  const cut =
    phone === undefined ? undefined : FILES[`./shots/${shot}-phone-${theme}-${phone}.webp`];
  return (
    <picture className={cx(styles.frame, styles[theme], cut !== undefined && styles.cut)}>
      {cut !== undefined && <source media="(max-width: 700px)" srcSet={cut} />}
      <img
        src={file(width)}
        srcSet={`${file(width)} ${width}w, ${file(2 * width)} ${2 * width}w`}
        sizes={wide ? '(max-width: 1280px) 94vw, 1200px' : '(max-width: 760px) 92vw, 584px'}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
