"""Every key of the core has its sentence, and every sentence is one a translator gets to see."""
