import { RotateCcw, VideoOff } from 'lucide-react';
import { Button } from '../../ui/index.ts';
import styles from './Video.module.css';

/** In the place of a video that didn't arrive. */
export function NoVideo({ poster, onRetry }: { poster: string; onRetry: () => void }) {
  return (
    <div className={styles.missing}>
      <img src={poster} alt="" width={640} height={360} className={styles.poster} />
      <div className={styles.message}>
        <VideoOff aria-hidden="true" />
        <p role="alert">No pudimos cargar el video.</p>
        <p>Puede ser la conexión. El texto y las cifras están completos sin él.</p>
        <Button size="sm" icon={<RotateCcw />} onClick={onRetry}>
          Intentar de nuevo
        </Button>
      </div>
    </div>
  );
}
