import { toast } from '../../../../src/ui/index.ts';

/** Tries to save; where that fails, the person is told why, in `otherwise` where nobody knows. */
export function saveOrTell(save: () => void, otherwise: string): boolean {
  try {
    save();
    return true;
  } catch (error) {
    toast.error(error instanceof Error && error.message !== '' ? error.message : otherwise);
    return false;
  }
}
