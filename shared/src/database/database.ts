export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      approvals: {
        Row: {
          ask_id: string
          content_name: string
          decided_at: string
          decided_by: string
          decided_name: string
          decision: Database["public"]["Enums"]["decision"]
          id: string
          round: number
          sha256: string
          way: Database["public"]["Enums"]["decision_way"]
          words: string
        }
        Insert: {
          ask_id: string
          content_name: string
          decided_at?: string
          decided_by: string
          decided_name: string
          decision: Database["public"]["Enums"]["decision"]
          id?: string
          round: number
          sha256: string
          way: Database["public"]["Enums"]["decision_way"]
          words?: string
        }
        Update: {
          ask_id?: string
          content_name?: string
          decided_at?: string
          decided_by?: string
          decided_name?: string
          decision?: Database["public"]["Enums"]["decision"]
          id?: string
          round?: number
          sha256?: string
          way?: Database["public"]["Enums"]["decision_way"]
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "approvals_ask_id_fkey"
            columns: ["ask_id"]
            referencedRelation: "asks"
            referencedColumns: ["id"]
          },
        ]
      }
      asks: {
        Row: {
          answer: string
          answered_at: string | null
          answered_by: string | null
          answered_name: string
          asked_by: string | null
          asked_by_name: string
          change_request: string
          content: string | null
          created_at: string
          due_on: string | null
          file_count: number | null
          file_id: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round: number
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
        }
        Insert: {
          answer?: string
          answered_at?: string | null
          answered_by?: string | null
          answered_name?: string
          asked_by?: string | null
          asked_by_name: string
          change_request?: string
          content?: string | null
          created_at?: string
          due_on?: string | null
          file_count?: number | null
          file_id?: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round?: number
          state?: Database["public"]["Enums"]["ask_state"]
          text_bn?: string
          text_en?: string
          version?: number
        }
        Update: {
          answer?: string
          answered_at?: string | null
          answered_by?: string | null
          answered_name?: string
          asked_by?: string | null
          asked_by_name?: string
          change_request?: string
          content?: string | null
          created_at?: string
          due_on?: string | null
          file_count?: number | null
          file_id?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["ask_kind"]
          project_id?: string
          round?: number
          state?: Database["public"]["Enums"]["ask_state"]
          text_bn?: string
          text_en?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "asks_asked_by_fkey"
            columns: ["asked_by"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
          {
            foreignKeyName: "asks_file_id_fkey"
            columns: ["file_id"]
            referencedRelation: "files"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "asks_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      attachments: {
        Row: {
          id: string
          media_type: string
          message_id: string
          name: string
          number: number
          size: number
        }
        Insert: {
          id?: string
          media_type: string
          message_id: string
          name: string
          number: number
          size: number
        }
        Update: {
          id?: string
          media_type?: string
          message_id?: string
          name?: string
          number?: number
          size?: number
        }
        Relationships: [
          {
            foreignKeyName: "attachments_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "messages"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: Database["public"]["Enums"]["audit_action"]
          actor: string
          actor_id: string | null
          at: string
          id: number
          new: Json | null
          old: Json | null
          row_key: string
          subject: string
        }
        Insert: {
          action: Database["public"]["Enums"]["audit_action"]
          actor?: string
          actor_id?: string | null
          at?: string
          id?: never
          new?: Json | null
          old?: Json | null
          row_key: string
          subject: string
        }
        Update: {
          action?: Database["public"]["Enums"]["audit_action"]
          actor?: string
          actor_id?: string | null
          at?: string
          id?: never
          new?: Json | null
          old?: Json | null
          row_key?: string
          subject?: string
        }
        Relationships: []
      }
      canned_replies: {
        Row: {
          body: string
          id: string
          title: string
          version: number
        }
        Insert: {
          body: string
          id?: string
          title: string
          version?: number
        }
        Update: {
          body?: string
          id?: string
          title?: string
          version?: number
        }
        Relationships: []
      }
      client_events: {
        Row: {
          app: string
          created_at: string
          detail: NonNullable<Json>
          id: number
          kind: string
          message: string
          route: string
          version: string
        }
        Insert: {
          app: string
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind: string
          message?: string
          route?: string
          version?: string
        }
        Update: {
          app?: string
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind?: string
          message?: string
          route?: string
          version?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          id: number
          idempotency_key: string | null
          message: string
          name: string
          source_page: string
          subject: string
        }
        Insert: {
          created_at?: string
          email: string
          id?: never
          idempotency_key?: string | null
          message: string
          name: string
          source_page?: string
          subject?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: never
          idempotency_key?: string | null
          message?: string
          name?: string
          source_page?: string
          subject?: string
        }
        Relationships: []
      }
      conversation_writers: {
        Row: {
          account_id: string | null
          conversation_id: string
          email: string
          name: string
        }
        Insert: {
          account_id?: string | null
          conversation_id: string
          email: string
          name: string
        }
        Update: {
          account_id?: string | null
          conversation_id?: string
          email?: string
          name?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_writers_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      conversations: {
        Row: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }
        Insert: {
          assignee?: string | null
          client_id?: string | null
          created_at?: string
          email: string
          id?: string
          last_message_at?: string
          name: string
          notified_at?: string | null
          preview?: string
          search?: unknown
          snoozed_until?: string | null
          sort_key?: never
          source_page?: string
          status?: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version?: number
          waiting_since?: string | null
        }
        Update: {
          assignee?: string | null
          client_id?: string | null
          created_at?: string
          email?: string
          id?: string
          last_message_at?: string
          name?: string
          notified_at?: string | null
          preview?: string
          search?: unknown
          snoozed_until?: string | null
          sort_key?: never
          source_page?: string
          status?: Database["public"]["Enums"]["conversation_status"]
          subject?: string
          version?: number
          waiting_since?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "conversations_assignee_fkey"
            columns: ["assignee"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
        ]
      }
      file_comments: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          created_at: string
          file_id: string
          from_staff: boolean
          id: string
          number: number
          x: number | null
          y: number | null
        }
        Insert: {
          author_id?: string | null
          author_name: string
          body: string
          created_at?: string
          file_id: string
          from_staff: boolean
          id: string
          number: number
          x?: number | null
          y?: number | null
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          created_at?: string
          file_id?: string
          from_staff?: boolean
          id?: string
          number?: number
          x?: number | null
          y?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "file_comments_file_id_fkey"
            columns: ["file_id"]
            referencedRelation: "files"
            referencedColumns: ["id"]
          },
        ]
      }
      files: {
        Row: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        Insert: {
          ask_id?: string | null
          conversation_id?: string | null
          created_at?: string
          from_staff: boolean
          id: string
          media_type: string
          message_id?: string | null
          name: string
          object_version?: string | null
          project_id?: string | null
          ready_at?: string | null
          removed_at?: string | null
          sha256?: string | null
          size: number
          state?: Database["public"]["Enums"]["file_state"]
          uploaded_by?: string | null
          uploader_name: string
          version_number?: number
        }
        Update: {
          ask_id?: string | null
          conversation_id?: string | null
          created_at?: string
          from_staff?: boolean
          id?: string
          media_type?: string
          message_id?: string | null
          name?: string
          object_version?: string | null
          project_id?: string | null
          ready_at?: string | null
          removed_at?: string | null
          sha256?: string | null
          size?: number
          state?: Database["public"]["Enums"]["file_state"]
          uploaded_by?: string | null
          uploader_name?: string
          version_number?: number
        }
        Relationships: [
          {
            foreignKeyName: "files_ask_fkey"
            columns: ["ask_id", "project_id"]
            referencedRelation: "asks"
            referencedColumns: ["id", "project_id"]
          },
          {
            foreignKeyName: "files_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "files_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "files_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      message_quotations: {
        Row: {
          body: string
          message_id: string
        }
        Insert: {
          body: string
          message_id: string
        }
        Update: {
          body?: string
          message_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "message_quotations_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "messages"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          author_name: string
          body: string
          conversation_id: string
          created_at: string
          delivery: Database["public"]["Enums"]["delivery_state"]
          delivery_problem: string
          has_quotation: boolean
          id: string
          internal: boolean
          kind: Database["public"]["Enums"]["message_kind"]
          number: number
          sender_address: string
        }
        Insert: {
          author_name: string
          body: string
          conversation_id: string
          created_at?: string
          delivery?: Database["public"]["Enums"]["delivery_state"]
          delivery_problem?: string
          has_quotation?: boolean
          id?: string
          internal?: boolean
          kind: Database["public"]["Enums"]["message_kind"]
          number: number
          sender_address?: string
        }
        Update: {
          author_name?: string
          body?: string
          conversation_id?: string
          created_at?: string
          delivery?: Database["public"]["Enums"]["delivery_state"]
          delivery_problem?: string
          has_quotation?: boolean
          id?: string
          internal?: boolean
          kind?: Database["public"]["Enums"]["message_kind"]
          number?: number
          sender_address?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          company: string
          muted: Database["public"]["Enums"]["notification_kind"][]
          telephone: string
          updated_at: string
          user_id: string
          version: number
          wanted: Database["public"]["Enums"]["notification_kind"][]
        }
        Insert: {
          company?: string
          muted?: Database["public"]["Enums"]["notification_kind"][]
          telephone?: string
          updated_at?: string
          user_id: string
          version?: number
          wanted?: Database["public"]["Enums"]["notification_kind"][]
        }
        Update: {
          company?: string
          muted?: Database["public"]["Enums"]["notification_kind"][]
          telephone?: string
          updated_at?: string
          user_id?: string
          version?: number
          wanted?: Database["public"]["Enums"]["notification_kind"][]
        }
        Relationships: []
      }
      project_conversations: {
        Row: {
          conversation_id: string
          linked_at: string
          project_id: string
        }
        Insert: {
          conversation_id: string
          linked_at?: string
          project_id: string
        }
        Update: {
          conversation_id?: string
          linked_at?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_conversations_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_conversations_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_events: {
        Row: {
          ask_id: string | null
          author: string | null
          author_name: string
          body: string
          client_id: string | null
          created_at: string
          id: string
          internal: boolean
          kind: Database["public"]["Enums"]["project_event_kind"]
          number: number
          project_id: string
          stage: Database["public"]["Enums"]["project_stage"] | null
        }
        Insert: {
          ask_id?: string | null
          author?: string | null
          author_name?: string
          body?: string
          client_id?: string | null
          created_at?: string
          id?: string
          internal?: boolean
          kind: Database["public"]["Enums"]["project_event_kind"]
          number: number
          project_id: string
          stage?: Database["public"]["Enums"]["project_stage"] | null
        }
        Update: {
          ask_id?: string | null
          author?: string | null
          author_name?: string
          body?: string
          client_id?: string | null
          created_at?: string
          id?: string
          internal?: boolean
          kind?: Database["public"]["Enums"]["project_event_kind"]
          number?: number
          project_id?: string
          stage?: Database["public"]["Enums"]["project_stage"] | null
        }
        Relationships: [
          {
            foreignKeyName: "project_events_ask_id_fkey"
            columns: ["ask_id"]
            referencedRelation: "asks"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_events_author_fkey"
            columns: ["author"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
          {
            foreignKeyName: "project_events_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_links: {
        Row: {
          created_at: string
          id: string
          project_id: string
          title: string
          url: string
        }
        Insert: {
          created_at?: string
          id?: string
          project_id: string
          title: string
          url: string
        }
        Update: {
          created_at?: string
          id?: string
          project_id?: string
          title?: string
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_links_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_people: {
        Row: {
          project_id: string
          user_id: string
        }
        Insert: {
          project_id: string
          user_id: string
        }
        Update: {
          project_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_people_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_staff: {
        Row: {
          project_id: string
          staff_id: string
        }
        Insert: {
          project_id: string
          staff_id: string
        }
        Update: {
          project_id?: string
          staff_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_staff_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_staff_staff_id_fkey"
            columns: ["staff_id"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
        ]
      }
      projects: {
        Row: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }
        Insert: {
          conversation_id?: string | null
          created_at?: string
          due_on?: string | null
          id?: string
          service_id: string
          sort_key?: never
          stage?: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at?: string
          version?: number
          waiting_for?: string
          waiting_on?: Database["public"]["Enums"]["project_waiting"] | null
        }
        Update: {
          conversation_id?: string | null
          created_at?: string
          due_on?: string | null
          id?: string
          service_id?: string
          sort_key?: never
          stage?: Database["public"]["Enums"]["project_stage"]
          title?: string
          updated_at?: string
          version?: number
          waiting_for?: string
          waiting_on?: Database["public"]["Enums"]["project_waiting"] | null
        }
        Relationships: [
          {
            foreignKeyName: "projects_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_views: {
        Row: {
          created_at: string
          id: string
          name: string
          path: string
          position: number
          user_id: string
          version: number
        }
        Insert: {
          created_at?: string
          id: string
          name: string
          path: string
          position: number
          user_id: string
          version?: number
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          path?: string
          position?: number
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          key: string
          updated_at: string
          value: NonNullable<Json>
          version: number
        }
        Insert: {
          key: string
          updated_at?: string
          value: NonNullable<Json>
          version?: number
        }
        Update: {
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
          version?: number
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          email: string
          name: string
          role: string
          staff_id: string
          team_role: string | null
          version: number
        }
        Insert: {
          created_at?: string
          email: string
          name: string
          role: string
          staff_id: string
          team_role?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          email?: string
          name?: string
          role?: string
          staff_id?: string
          team_role?: string | null
          version?: number
        }
        Relationships: []
      }
      task_events: {
        Row: {
          author: string | null
          author_name: string
          body: string
          created_at: string
          id: string
          kind: Database["public"]["Enums"]["task_event_kind"]
          number: number
          previous: string
          task_id: string
        }
        Insert: {
          author?: string | null
          author_name?: string
          body?: string
          created_at?: string
          id?: string
          kind: Database["public"]["Enums"]["task_event_kind"]
          number: number
          previous?: string
          task_id: string
        }
        Update: {
          author?: string | null
          author_name?: string
          body?: string
          created_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["task_event_kind"]
          number?: number
          previous?: string
          task_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "task_events_author_fkey"
            columns: ["author"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
          {
            foreignKeyName: "task_events_task_id_fkey"
            columns: ["task_id"]
            referencedRelation: "tasks"
            referencedColumns: ["id"]
          },
        ]
      }
      task_items: {
        Row: {
          id: string
          is_done: boolean
          number: number
          task_id: string
          title: string
        }
        Insert: {
          id: string
          is_done?: boolean
          number: number
          task_id: string
          title: string
        }
        Update: {
          id?: string
          is_done?: boolean
          number?: number
          task_id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "task_items_task_id_fkey"
            columns: ["task_id"]
            referencedRelation: "tasks"
            referencedColumns: ["id"]
          },
        ]
      }
      tasks: {
        Row: {
          assignee: string | null
          created_at: string
          description: string
          done_at: string | null
          due_on: string | null
          id: string
          position: string | null
          project_id: string | null
          repeat_day: number | null
          repeats: Database["public"]["Enums"]["task_repeat"]
          sort_key: string
          state: Database["public"]["Enums"]["task_state"]
          successor_id: string | null
          title: string
          version: number
        }
        Insert: {
          assignee?: string | null
          created_at?: string
          description?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          position?: string | null
          project_id?: string | null
          repeat_day?: number | null
          repeats?: Database["public"]["Enums"]["task_repeat"]
          sort_key?: never
          state?: Database["public"]["Enums"]["task_state"]
          successor_id?: string | null
          title: string
          version?: number
        }
        Update: {
          assignee?: string | null
          created_at?: string
          description?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          position?: string | null
          project_id?: string | null
          repeat_day?: number | null
          repeats?: Database["public"]["Enums"]["task_repeat"]
          sort_key?: never
          state?: Database["public"]["Enums"]["task_state"]
          successor_id?: string | null
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "tasks_assignee_fkey"
            columns: ["assignee"]
            referencedRelation: "staff"
            referencedColumns: ["staff_id"]
          },
          {
            foreignKeyName: "tasks_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_ask: {
        Args: {
          content?: string
          due_on?: string
          file?: string
          file_count?: number
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project: string
          text_bn?: string
          text_en?: string
        }
        Returns: {
          answer: string
          answered_at: string | null
          answered_by: string | null
          answered_name: string
          asked_by: string | null
          asked_by_name: string
          change_request: string
          content: string | null
          created_at: string
          due_on: string | null
          file_count: number | null
          file_id: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round: number
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "asks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_file: {
        Args: {
          ask?: string
          conversation?: string
          id: string
          media_type: string
          message_key?: string
          name: string
          project?: string
          size: number
        }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_file_comment: {
        Args: {
          body: string
          file: string
          id: string
          number?: number
          x?: number
          y?: number
        }
        Returns: {
          author_id: string | null
          author_name: string
          body: string
          created_at: string
          file_id: string
          from_staff: boolean
          id: string
          number: number
          x: number | null
          y: number | null
        }
        SetofOptions: {
          from: "*"
          to: "file_comments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_note: {
        Args: { body: string; conversation: string; key: string }
        Returns: {
          author_name: string
          body: string
          conversation_id: string
          created_at: string
          delivery: Database["public"]["Enums"]["delivery_state"]
          delivery_problem: string
          has_quotation: boolean
          id: string
          internal: boolean
          kind: Database["public"]["Enums"]["message_kind"]
          number: number
          sender_address: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_project_client: {
        Args: { email: string; project: string }
        Returns: undefined
      }
      add_project_link: {
        Args: { project: string; title: string; url: string }
        Returns: {
          created_at: string
          id: string
          project_id: string
          title: string
          url: string
        }
        SetofOptions: {
          from: "*"
          to: "project_links"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_project_note: {
        Args: { body: string; internal: boolean; key: string; project: string }
        Returns: {
          ask_id: string | null
          author: string | null
          author_name: string
          body: string
          client_id: string | null
          created_at: string
          id: string
          internal: boolean
          kind: Database["public"]["Enums"]["project_event_kind"]
          number: number
          project_id: string
          stage: Database["public"]["Enums"]["project_stage"] | null
        }
        SetofOptions: {
          from: "*"
          to: "project_events"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_task: {
        Args: {
          assignee?: string
          due_on?: string
          id: string
          project?: string
          repeats?: Database["public"]["Enums"]["task_repeat"]
          title: string
        }
        Returns: {
          assignee: string | null
          created_at: string
          description: string
          done_at: string | null
          due_on: string | null
          id: string
          position: string | null
          project_id: string | null
          repeat_day: number | null
          repeats: Database["public"]["Enums"]["task_repeat"]
          sort_key: string
          state: Database["public"]["Enums"]["task_state"]
          successor_id: string | null
          title: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "tasks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_task_comment: {
        Args: { body: string; key: string; task: string }
        Returns: {
          author: string | null
          author_name: string
          body: string
          created_at: string
          id: string
          kind: Database["public"]["Enums"]["task_event_kind"]
          number: number
          previous: string
          task_id: string
        }
        SetofOptions: {
          from: "*"
          to: "task_events"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_task_item: {
        Args: {
          id: string
          is_done?: boolean
          number?: number
          task: string
          title: string
        }
        Returns: {
          id: string
          is_done: boolean
          number: number
          task_id: string
          title: string
        }
        SetofOptions: {
          from: "*"
          to: "task_items"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      answer_ask: {
        Args: { answer: string; ask: string; expected_version: number }
        Returns: undefined
      }
      ask_again: {
        Args: {
          ask: string
          content?: string
          expected_version: number
          file?: string
        }
        Returns: {
          answer: string
          answered_at: string | null
          answered_by: string | null
          answered_name: string
          asked_by: string | null
          asked_by_name: string
          change_request: string
          content: string | null
          created_at: string
          due_on: string | null
          file_count: number | null
          file_id: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round: number
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "asks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      ask_for_second_factor: { Args: { asked: boolean }; Returns: undefined }
      assign_conversation: {
        Args: {
          conversation: string
          expected_version: number
          staff_id?: string
        }
        Returns: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }
        SetofOptions: {
          from: "*"
          to: "conversations"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      attachment_content: { Args: { id: string }; Returns: string }
      change_ask: {
        Args: {
          ask: string
          due_on: string
          expected_version: number
          text_bn: string
          text_en: string
        }
        Returns: {
          answer: string
          answered_at: string | null
          answered_by: string | null
          answered_name: string
          asked_by: string | null
          asked_by_name: string
          change_request: string
          content: string | null
          created_at: string
          due_on: string | null
          file_count: number | null
          file_id: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round: number
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "asks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_project: {
        Args: {
          due_on: string
          expected_version: number
          project: string
          service_id: string
          title: string
        }
        Returns: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }
        SetofOptions: {
          from: "*"
          to: "projects"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_staff_role: {
        Args: {
          expected_version: number
          post: Database["public"]["Enums"]["staff_role"]
          staff_id: string
        }
        Returns: undefined
      }
      change_task: {
        Args: {
          above?: string
          assignee?: string
          below?: string
          done_at?: string
          due_on?: string
          expected_version: number
          repeat_day?: number
          repeats?: Database["public"]["Enums"]["task_repeat"]
          sort_key?: string
          state: Database["public"]["Enums"]["task_state"]
          task: string
          title: string
        }
        Returns: {
          assignee: string | null
          created_at: string
          description: string
          done_at: string | null
          due_on: string | null
          id: string
          position: string | null
          project_id: string | null
          repeat_day: number | null
          repeats: Database["public"]["Enums"]["task_repeat"]
          sort_key: string
          state: Database["public"]["Enums"]["task_state"]
          successor_id: string | null
          title: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "tasks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      claim_mails: {
        Args: { maximum: number }
        Returns: {
          attempts: number
          data: Json
          id: string
          kind: Database["public"]["Enums"]["notification_kind"]
          language: string
          mail_id: string
          message_id: string
          recipient: string
          reply_token: string
          template: string
          thread: string[]
          unsubscribe_token: string
        }[]
      }
      client_asks: {
        Args: Record<PropertyKey, never>
        Returns: {
          answer: string
          answered_at: string
          answered_name: string
          asked_by_name: string
          change_request: string
          content: string
          content_name: string
          created_at: string
          decided_at: string
          decided_name: string
          decision: Database["public"]["Enums"]["decision"]
          due_on: string
          file_count: number
          file_id: string
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          project_title: string
          round: number
          sha256: string
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
          way: Database["public"]["Enums"]["decision_way"]
          words: string
        }[]
      }
      client_conversations: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          preview: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
        }[]
      }
      client_messages: {
        Args: { before?: number; conversation: string }
        Returns: Database["public"]["CompositeTypes"]["client_message"][]
        SetofOptions: {
          from: "*"
          to: "client_message"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      client_project_events: {
        Args: { project: string }
        Returns: {
          ask_id: string
          author_name: string
          body: string
          created_at: string
          id: string
          kind: Database["public"]["Enums"]["project_event_kind"]
          number: number
          stage: Database["public"]["Enums"]["project_stage"]
        }[]
      }
      client_projects: {
        Args: Record<PropertyKey, never>
        Returns: {
          conversation_id: string
          due_on: string
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"]
        }[]
      }
      client_read_at: { Args: { conversation: string }; Returns: string }
      clients: {
        Args: { before?: string; before_id?: string; query?: string }
        Returns: {
          conversations: number
          created_at: string
          email: string
          id: string
          last_sign_in_at: string
          name: string
        }[]
      }
      colleagues: {
        Args: Record<PropertyKey, never>
        Returns: {
          is_me: boolean
          name: string
          staff_id: string
          team_role: string
        }[]
      }
      company_figure_breakdowns: {
        Args: { since: string; until: string }
        Returns: {
          amount: number
          breakdown: string
          figure: Database["public"]["Enums"]["company_figure"]
        }[]
      }
      company_figures: {
        Args: { by_week: boolean; since: string; until: string }
        Returns: {
          amount: number
          figure: Database["public"]["Enums"]["company_figure"]
          starts_on: string
        }[]
      }
      confirm_file: {
        Args: { id: string; media_type: string; sha256: string; size: number }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      count_email: { Args: { conversation: string }; Returns: undefined }
      create_project: {
        Args: {
          conversation?: string
          due_on?: string
          id: string
          service_id: string
          title: string
        }
        Returns: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }
        SetofOptions: {
          from: "*"
          to: "projects"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      decide_ask: {
        Args: {
          ask: string
          decision: Database["public"]["Enums"]["decision"]
          expected_version: number
          words?: string
        }
        Returns: {
          ask_id: string
          content_name: string
          decided_at: string
          decided_by: string
          decided_name: string
          decision: Database["public"]["Enums"]["decision"]
          id: string
          round: number
          sha256: string
          way: Database["public"]["Enums"]["decision_way"]
          words: string
        }
        SetofOptions: {
          from: "*"
          to: "approvals"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      delete_canned_reply: { Args: { id: string }; Returns: undefined }
      delete_my_account: {
        Args: { email: string; password: string }
        Returns: boolean
      }
      delete_task: {
        Args: { expected_version: number; task: string }
        Returns: undefined
      }
      delete_view: { Args: { view: string }; Returns: undefined }
      email_report: {
        Args: { first_day: string; note?: string; period: string; zone: string }
        Returns: undefined
      }
      employee_address: {
        Args: { password: string; staff_id: string }
        Returns: string
      }
      end_session: { Args: { session?: string }; Returns: undefined }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      file_to_confirm: {
        Args: { id: string }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      files_to_clean: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
        }[]
      }
      find_audit: {
        Args: { query: string }
        Returns: {
          action: Database["public"]["Enums"]["audit_action"]
          actor: string
          actor_id: string | null
          at: string
          id: number
          new: Json | null
          old: Json | null
          row_key: string
          subject: string
        }[]
        SetofOptions: {
          from: "*"
          to: "audit_log"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_conversations: {
        Args: { query: string }
        Returns: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "conversations"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_email_thread: {
        Args: { ids: string[]; recipient: string }
        Returns: Json
      }
      finish_mail: {
        Args: { is_final: boolean; mail: string; problem: string }
        Returns: undefined
      }
      forget_files: { Args: { ids: string[] }; Returns: undefined }
      inbox_figures: {
        Args: Record<PropertyKey, never>
        Returns: {
          mine: number
          oldest: string
          unassigned: number
          waiting: number
        }[]
      }
      invite_again: { Args: { staff_id: string }; Returns: undefined }
      invite_staff: {
        Args: {
          email: string
          name: string
          post: Database["public"]["Enums"]["staff_role"]
        }
        Returns: string
      }
      is_team_email: { Args: { email: string }; Returns: boolean }
      keep_page_views: {
        Args: { day: string; log: string; pages: Json }
        Returns: undefined
      }
      keep_report_note: {
        Args: { month: string; note: string }
        Returns: undefined
      }
      leave_conversation: { Args: { conversation: string }; Returns: undefined }
      link_add_file: {
        Args: {
          id: string
          media_type: string
          name: string
          size: number
          token: string
        }
        Returns: Json
      }
      link_answer: { Args: { answer: string; token: string }; Returns: Json }
      link_conversation: {
        Args: { conversation: string; project: string }
        Returns: undefined
      }
      link_decide: {
        Args: {
          decision: Database["public"]["Enums"]["decision"]
          token: string
          words?: string
        }
        Returns: Json
      }
      link_file: {
        Args: { file: string; network: string; token: string }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }[]
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      live_topic: { Args: Record<PropertyKey, never>; Returns: string }
      mail_staff_invitation: {
        Args: { email: string; token: string }
        Returns: undefined
      }
      mark_read: { Args: { item: string }; Returns: undefined }
      monthly_report_note: {
        Args: { month: string }
        Returns: {
          gets_email: boolean
          note: string
        }[]
      }
      move_task: {
        Args: { expected_version: number; project?: string; task: string }
        Returns: {
          assignee: string | null
          created_at: string
          description: string
          done_at: string | null
          due_on: string | null
          id: string
          position: string | null
          project_id: string | null
          repeat_day: number | null
          repeats: Database["public"]["Enums"]["task_repeat"]
          sort_key: string
          state: Database["public"]["Enums"]["task_state"]
          successor_id: string | null
          title: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "tasks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      my_account: {
        Args: Record<PropertyKey, never>
        Returns: {
          can_get_report: boolean
          company: string
          email: string
          is_staff: boolean
          language: string
          muted: Database["public"]["Enums"]["notification_kind"][]
          name: string
          new_confirmed: boolean
          new_email: string
          present_confirmed: boolean
          telephone: string
          version: number
        }[]
      }
      my_role: { Args: Record<PropertyKey, never>; Returns: string }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          id: string
          is_this: boolean
          used_at: string
          user_agent: string
        }[]
      }
      open_task_link: { Args: { token: string }; Returns: Json }
      project_clients: {
        Args: { projects: string[] }
        Returns: {
          name: string
          project_id: string
        }[]
      }
      project_members: {
        Args: { project: string }
        Returns: {
          email: string
          is_staff: boolean
          name: string
          person: string
        }[]
      }
      projects_waiting_for_client: {
        Args: Record<PropertyKey, never>
        Returns: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }[]
        SetofOptions: {
          from: "*"
          to: "projects"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      published_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      receive_email: {
        Args: {
          automatic: boolean
          body: string
          by_token: boolean
          contents: string[]
          conversation: string
          files: Json
          mail_id: string
          quotation: string
          refused_line: string
          sender: string
        }
        Returns: string
      }
      reject_file: { Args: { id: string }; Returns: undefined }
      remove_file: {
        Args: { id: string }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      remove_file_comment: { Args: { comment: string }; Returns: undefined }
      remove_project_client: {
        Args: { client: string; project: string }
        Returns: undefined
      }
      remove_project_link: { Args: { link: string }; Returns: undefined }
      remove_staff: {
        Args: { expected_version: number; staff_id: string }
        Returns: undefined
      }
      remove_staff_factors: {
        Args: { expected_version: number; staff_id: string }
        Returns: undefined
      }
      remove_task_comment: { Args: { comment: string }; Returns: undefined }
      remove_task_item: { Args: { item: string }; Returns: undefined }
      rename_view: {
        Args: { expected_version: number; name: string; view: string }
        Returns: {
          created_at: string
          id: string
          name: string
          path: string
          position: number
          user_id: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "saved_views"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      report_undelivered: {
        Args: { conversation: string; message: string; problem: string }
        Returns: boolean
      }
      restore_file: {
        Args: { id: string }
        Returns: {
          ask_id: string | null
          conversation_id: string | null
          created_at: string
          from_staff: boolean
          id: string
          media_type: string
          message_id: string | null
          name: string
          object_version: string | null
          project_id: string | null
          ready_at: string | null
          removed_at: string | null
          sha256: string | null
          size: number
          state: Database["public"]["Enums"]["file_state"]
          uploaded_by: string | null
          uploader_name: string
          version_number: number
        }
        SetofOptions: {
          from: "*"
          to: "files"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      save_canned_reply: {
        Args: {
          body: string
          expected_version?: number
          id?: string
          title: string
        }
        Returns: {
          body: string
          id: string
          title: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "canned_replies"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      save_notifications: {
        Args: {
          expected_version: number
          muted: Database["public"]["Enums"]["notification_kind"][]
        }
        Returns: undefined
      }
      save_profile: {
        Args: {
          company: string
          expected_version: number
          name: string
          telephone: string
        }
        Returns: undefined
      }
      save_setting: {
        Args: { expected_version: number; section: string; value: Json }
        Returns: undefined
      }
      save_view: {
        Args: { id: string; name: string; path: string; place?: number }
        Returns: {
          created_at: string
          id: string
          name: string
          path: string
          position: number
          user_id: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "saved_views"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      search_portal: {
        Args: { max_rows?: number; query: string }
        Returns: {
          at: string
          detail: string
          id: string
          kind: string
          parent_id: string
          title: string
        }[]
      }
      second_factor_asked: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      send_reply: {
        Args: {
          body: string
          can_undo?: boolean
          conversation: string
          expected_version: number
          files?: string[]
          key: string
        }
        Returns: {
          author_name: string
          body: string
          conversation_id: string
          created_at: string
          delivery: Database["public"]["Enums"]["delivery_state"]
          delivery_problem: string
          has_quotation: boolean
          id: string
          internal: boolean
          kind: Database["public"]["Enums"]["message_kind"]
          number: number
          sender_address: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_ask_state: {
        Args: {
          ask: string
          change_request?: string
          expected_version: number
          state: Database["public"]["Enums"]["ask_state"]
        }
        Returns: {
          answer: string
          answered_at: string | null
          answered_by: string | null
          answered_name: string
          asked_by: string | null
          asked_by_name: string
          change_request: string
          content: string | null
          created_at: string
          due_on: string | null
          file_count: number | null
          file_id: string | null
          id: string
          kind: Database["public"]["Enums"]["ask_kind"]
          project_id: string
          round: number
          state: Database["public"]["Enums"]["ask_state"]
          text_bn: string
          text_en: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "asks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_conversation_status: {
        Args: {
          conversation: string
          expected_version: number
          status: Database["public"]["Enums"]["conversation_status"]
        }
        Returns: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }
        SetofOptions: {
          from: "*"
          to: "conversations"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_project_staff: {
        Args: { is_on: boolean; project: string; staff_id: string }
        Returns: undefined
      }
      set_project_stage: {
        Args: {
          expected_version: number
          project: string
          stage: Database["public"]["Enums"]["project_stage"]
        }
        Returns: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }
        SetofOptions: {
          from: "*"
          to: "projects"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_project_waiting: {
        Args: {
          expected_version: number
          project: string
          waiting_for?: string
          waiting_on?: Database["public"]["Enums"]["project_waiting"]
        }
        Returns: {
          conversation_id: string | null
          created_at: string
          due_on: string | null
          id: string
          service_id: string
          sort_key: number
          stage: Database["public"]["Enums"]["project_stage"]
          title: string
          updated_at: string
          version: number
          waiting_for: string
          waiting_on: Database["public"]["Enums"]["project_waiting"] | null
        }
        SetofOptions: {
          from: "*"
          to: "projects"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_task_description: {
        Args: { description: string; expected_version: number; task: string }
        Returns: {
          assignee: string | null
          created_at: string
          description: string
          done_at: string | null
          due_on: string | null
          id: string
          position: string | null
          project_id: string | null
          repeat_day: number | null
          repeats: Database["public"]["Enums"]["task_repeat"]
          sort_key: string
          state: Database["public"]["Enums"]["task_state"]
          successor_id: string | null
          title: string
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "tasks"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_task_item: {
        Args: { is_done: boolean; item: string }
        Returns: {
          id: string
          is_done: boolean
          number: number
          task_id: string
          title: string
        }
        SetofOptions: {
          from: "*"
          to: "task_items"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      snooze_conversation: {
        Args: { conversation: string; expected_version: number; until: string }
        Returns: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }
        SetofOptions: {
          from: "*"
          to: "conversations"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      staff_factors: {
        Args: Record<PropertyKey, never>
        Returns: {
          devices: number
          staff_id: string
        }[]
      }
      staff_members: {
        Args: Record<PropertyKey, never>
        Returns: {
          assigned: number
          email: string
          invited_at: string
          is_active: boolean
          is_me: boolean
          name: string
          post: Database["public"]["Enums"]["staff_role"]
          staff_id: string
          version: number
        }[]
      }
      touch_presence: {
        Args: { conversation: string; is_writing: boolean }
        Returns: {
          name: string
          seconds_left: number
          writing: boolean
        }[]
      }
      undo_message: {
        Args: {
          conversation: string
          expected_version: number
          message: string
        }
        Returns: {
          assignee: string | null
          client_id: string | null
          created_at: string
          email: string
          id: string
          last_message_at: string
          name: string
          notified_at: string | null
          preview: string
          search: unknown
          snoozed_until: string | null
          sort_key: number
          source_page: string
          status: Database["public"]["Enums"]["conversation_status"]
          subject: string
          version: number
          waiting_since: string | null
        }
        SetofOptions: {
          from: "*"
          to: "conversations"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      undo_setting: {
        Args: { expected_version: number; section: string }
        Returns: undefined
      }
      uninvited_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          has_account: boolean
        }[]
      }
      unlink_conversation: {
        Args: { conversation: string; project: string }
        Returns: undefined
      }
      unread_items: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          kind: string
        }[]
      }
      unsubscribe: {
        Args: { token: string }
        Returns: Database["public"]["Enums"]["notification_kind"]
      }
      work_figures: {
        Args: { today: string }
        Returns: {
          building: number
          cared_for: number
          designing: number
          in_review: number
          late_projects: number
          late_tasks: number
          latest_due: string
          latest_project: string
          latest_project_title: string
          latest_task: string
          live: number
          my_tasks: number
          planned: number
        }[]
      }
      work_outlook: {
        Args: { first_day: string; period: string; zone: string }
        Returns: {
          cause: string
          due_on: string
          project_id: string
          reason_bn: string
          reason_en: string
          section: string
          section_count: number
          tasks: number
          title: string
        }[]
      }
      work_report: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: {
          answered: number
          done: number
          median_reply: number
          moved: number
          name: string
          overdue: number
          staff_id: string
        }[]
      }
      work_trend: {
        Args: {
          last_first: string
          period: string
          steps: number
          zone: string
        }
        Returns: {
          answered: number
          enquiries: number
          first_day: string
          median_reply: number
          overdue: number
        }[]
      }
      write_to_conversation: {
        Args: {
          body: string
          conversation: string
          files?: string[]
          key: string
        }
        Returns: Database["public"]["CompositeTypes"]["client_message"]
        SetofOptions: {
          from: "*"
          to: "client_message"
          isOneToOne: true
          isSetofReturn: false
        }
      }
    }
    Enums: {
      ask_kind: "files" | "text" | "answer" | "approval"
      ask_state: "open" | "sent" | "done" | "withdrawn"
      audit_action: "added" | "changed" | "removed" | "undone" | "redone"
      company_figure:
        | "enquiries"
        | "sign_ups"
        | "visits"
        | "errors"
        | "lcp"
        | "inp"
        | "cls"
        | "page_views"
        | "sources"
        | "projects"
      conversation_status: "open" | "waiting" | "closed" | "spam"
      decision: "approved" | "changes"
      decision_way: "session" | "link"
      delivery_state: "none" | "queued" | "sent" | "failed"
      file_state: "uploading" | "ready" | "removing"
      message_kind: "visitor" | "client" | "staff" | "note" | "chat"
      notification_kind: "reply" | "waiting" | "report"
      project_event_kind:
        | "made"
        | "stage"
        | "note"
        | "waiting"
        | "link"
        | "asked"
        | "received"
        | "approved"
        | "changes"
        | "withdrawn"
      project_stage:
        | "planned"
        | "designing"
        | "building"
        | "in_review"
        | "live"
        | "cared_for"
      project_waiting: "client" | "us"
      staff_role: "founder" | "team_leader" | "team_member"
      task_event_kind:
        | "created"
        | "restored"
        | "title"
        | "state"
        | "assignee"
        | "due_on"
        | "project"
        | "repeats"
        | "description"
        | "item_added"
        | "item_done"
        | "item_opened"
        | "item_removed"
        | "comment"
      task_repeat: "never" | "week" | "month"
      task_state: "todo" | "doing" | "done"
    }
    CompositeTypes: {
      client_message: {
        id: string | null
        number: number | null
        kind: Database["public"]["Enums"]["message_kind"] | null
        author_name: string | null
        body: string | null
        created_at: string | null
        attachments: Json | null
        files: Json | null
      }
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      ask_kind: ["files", "text", "answer", "approval"],
      ask_state: ["open", "sent", "done", "withdrawn"],
      audit_action: ["added", "changed", "removed", "undone", "redone"],
      company_figure: [
        "enquiries",
        "sign_ups",
        "visits",
        "errors",
        "lcp",
        "inp",
        "cls",
        "page_views",
        "sources",
        "projects",
      ],
      conversation_status: ["open", "waiting", "closed", "spam"],
      decision: ["approved", "changes"],
      decision_way: ["session", "link"],
      delivery_state: ["none", "queued", "sent", "failed"],
      file_state: ["uploading", "ready", "removing"],
      message_kind: ["visitor", "client", "staff", "note", "chat"],
      notification_kind: ["reply", "waiting", "report"],
      project_event_kind: [
        "made",
        "stage",
        "note",
        "waiting",
        "link",
        "asked",
        "received",
        "approved",
        "changes",
        "withdrawn",
      ],
      project_stage: [
        "planned",
        "designing",
        "building",
        "in_review",
        "live",
        "cared_for",
      ],
      project_waiting: ["client", "us"],
      staff_role: ["founder", "team_leader", "team_member"],
      task_event_kind: [
        "created",
        "restored",
        "title",
        "state",
        "assignee",
        "due_on",
        "project",
        "repeats",
        "description",
        "item_added",
        "item_done",
        "item_opened",
        "item_removed",
        "comment",
      ],
      task_repeat: ["never", "week", "month"],
      task_state: ["todo", "doing", "done"],
    },
  },
} as const
