import { Button, type ButtonProps, cx, Tooltip } from '../../ui/index.ts';
import styles from './Toolbar.module.css';

interface Props extends Omit<ButtonProps, 'size' | 'children'> {
  children: string;
}

/** Of a toolbar: where there is little room its icon says it, with the name as a tooltip. */
export function CompactButton({ children, className, ...rest }: Props) {
  return (
    <Tooltip content={children} redundant>
      <Button {...rest} size="sm" className={cx(styles.compact, className)}>
        {children}
      </Button>
    </Tooltip>
  );
}
