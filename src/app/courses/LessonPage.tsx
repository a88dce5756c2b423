import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import type { Lesson } from '../../../schemas/courses.ts';
import { Button, toast } from '../../ui/index.ts';
import { useAccount } from '../account/useAccount.ts';
import { useTitle } from '../useTitle.ts';
import styles from './LessonPage.module.css';
import { LessonNav } from './LessonNav.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';
import { LessonTabs } from './LessonTabs.tsx';
import { LessonTool } from './LessonTool.tsx';
import { end, moveTo, offers, START } from './playback.ts';
import { LessonPositions } from './positions.ts';
import { useCourse, useLesson, useViewLesson } from './queries.ts';
import { goTo, playVideo } from './useVideoKeys.ts';
import { Failed, Waiting } from './Waiting.tsx';

/** /course/{courseId}/lesson/{lessonId}. */
export function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const { data: lesson, isError, isFetching, refetch } = useLesson(lessonId);
  useTitle(lesson?.title ?? 'Lección', lesson?.sections.objective);
  if (lesson && lesson.courseId !== courseId) {
    return <Navigate to={`/course/${lesson.courseId}/lesson/${lesson.id}`} replace />;
  }
  return (
    <main className={styles.page}>
      <BackLink courseId={courseId} />
      {lesson ? (
        // Another lesson starts anew, with nothing of the one before.
        <LessonView key={lesson.id} lesson={lesson} />
      ) : (
        <>
          <h1 className={styles.unknown}>Lección</h1>
          {isError ? (
            <Failed
              message="Error al cargar la lección. Por favor, intenta de nuevo."
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <Waiting text="Cargando lección..." />
          )}
        </>
      )}
    </main>
  );
}

function BackLink({ courseId }: { courseId: string }) {
  const { data: course } = useCourse(courseId);
  return (
    <Link to={`/course/${courseId}`} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {course?.title ?? 'Volver al curso'}
    </Link>
  );
}

function LessonView({ lesson }: { lesson: Lesson }) {
  const { user } = useAccount();
  const { data: course } = useCourse(lesson.courseId);
  const video = useRef<HTMLVideoElement>(null);
  const [positions] = useState(() => new LessonPositions(user?.id ?? 0));
  const [playback, setPlayback] = useState(START);
  const { next, goOn, isPending } = useNextLesson(lesson, playback.isMarked);
  const offered = offers(playback, next);

  const showAt = (seconds: number) => {
    if (!video.current) return;
    goTo(video.current, seconds);
    playVideo(video.current);
    video.current.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{lesson.title}</h1>
        <p>
          Lección {lesson.order}
          {course && ` de ${course.lessons.length}`}
          {lesson.isCompleted && ' · Completada'}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.watch}>
          <LessonPlayer
            lesson={lesson}
            video={video}
            positions={positions}
            onMove={(currentTime, duration) =>
              setPlayback((before) => moveTo(before, currentTime, duration))
            }
            onEnd={() => setPlayback(end())}
            onNext={offered.floating ? goOn : null}
          />
          {offered.inline && (
            <div className={styles.next}>
              <p>Terminaste esta lección.</p>
              <Button variant="primary" loading={isPending} iconEnd={<ArrowRight />} onClick={goOn}>
                Ir a la siguiente lección
              </Button>
            </div>
          )}
          {playback.hasEnded && next === null && (
            <div className={styles.next} role="status">
              <p>Terminaste la última lección del curso.</p>
              <Link to={`/course/${lesson.courseId}?tab=lessons`}>Ver todas las lecciones</Link>
            </div>
          )}
          <LessonNav lesson={lesson} />
        </div>
        <div className={styles.side}>
          <LessonTabs lesson={lesson} onShowAt={showAt} />
        </div>
        {lesson.tool && <LessonTool tool={lesson.tool} />}
      </div>
    </>
  );
}

/**
 * The lesson that follows: undefined until the service has said, null after the last. The video
 * marks the lesson once; anyone who presses a button before that marks it by going on.
 */
function useNextLesson({ courseId, id }: Lesson, isMarked: boolean) {
  const navigate = useNavigate();
  const { mutate, mutateAsync, data, isPending } = useViewLesson(courseId, id);
  useEffect(() => {
    // A failure is no news to somebody who is watching: the button asks again.
    if (isMarked) mutate();
  }, [isMarked, mutate]);

  const open = (next: string | null) => {
    if (next !== null) void navigate(`/course/${courseId}/lesson/${next}`);
  };
  const ask = async () => {
    try {
      open((await mutateAsync()).nextLessonId);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Error');
    }
  };
  const goOn = () => {
    if (data) open(data.nextLessonId);
    else void ask();
  };
  return { next: data?.nextLessonId, goOn, isPending };
}
