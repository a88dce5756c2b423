import { mediaAddress } from './service.ts';
import styles from './Thumbnail.module.css';

/** The image of a course or lesson, beside words that say what it shows. `src` as the service writes it. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <img
      src={mediaAddress(src)}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      className={styles.thumbnail}
    />
  );
}
