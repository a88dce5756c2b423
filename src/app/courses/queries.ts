import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lesson } from '../../../schemas/courses.ts';
import {
  fetchCourse,
  fetchCourses,
  fetchInProgress,
  fetchLesson,
  viewConcept,
  viewLesson,
} from './service.ts';

/** What was asked of the course service, shared by the pages that show it. */

const ALL = ['courses'] as const;
const lessonKey = (id: string) => ['lesson', id] as const;

export const useCourses = () =>
  useQuery({ queryKey: [...ALL, 'list'], queryFn: ({ signal }) => fetchCourses(signal) });

export const useInProgress = () =>
  useQuery({ queryKey: [...ALL, 'in-progress'], queryFn: ({ signal }) => fetchInProgress(signal) });

export const useCourse = (id: string) =>
  useQuery({ queryKey: [...ALL, 'one', id], queryFn: ({ signal }) => fetchCourse(id, signal) });

export const useLesson = (id: string) =>
  useQuery({ queryKey: lessonKey(id), queryFn: ({ signal }) => fetchLesson(id, signal) });

/** Marks the lesson as viewed; the answer says which one follows. */
export function useViewLesson(courseId: string, lessonId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => viewLesson(courseId, lessonId),
    onSuccess: () => {
      client.setQueryData<Lesson>(
        lessonKey(lessonId),
        (old) => old && { ...old, isCompleted: true },
      );
      return client.invalidateQueries({ queryKey: ALL });
    },
  });
}

/** Marks a concept of the lesson as viewed. */
export function useViewConcept(lessonId: string, conceptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => viewConcept(lessonId, conceptId),
    onSuccess: ({ lessonCompleted }) => {
      client.setQueryData<Lesson>(
        lessonKey(lessonId),
        (old) =>
          old && {
            ...old,
            isCompleted: old.isCompleted || lessonCompleted,
            concepts: old.concepts.map((concept) =>
              concept.id === conceptId ? { ...concept, isCompleted: true } : concept,
            ),
          },
      );
      return client.invalidateQueries({ queryKey: ALL });
    },
  });
}
